import type { Element } from "hast";
import { toString } from "hast-util-to-string";
import { rangeInBody, type BodyTree } from "./body-tree.ts";
import type { TextRange } from "./source-text.ts";

/** The opening line of a code block, if it has a language or options. */
export interface CodeFence {
  language: TextRange & { name: string };
  /** The rest after the language, without surrounding spaces. */
  options: TextRange & { text: string };
}

/** A longer line is cut to this many characters. */
const MAX_LINE = 1000;
const FENCE =
  /^([ \t>]*(`{3,}|~{3,})[ \t]*)([^\s`]+)([ \t]*)([^\r\n]*?)[ \t]*(?:[\r\n]|$)/u;

/** The opening line of a code block. Undefined for indented code, a bare fence, and a `pre` written as HTML. */
export function findFence(
  block: Element,
  body: Pick<BodyTree, "range" | "source">,
): CodeFence | undefined {
  const { start, end } = rangeInBody(block, body);
  const line = body.source.text.slice(start, Math.min(end, start + MAX_LINE));
  const [, before = "", fence = "", name, space = "", text = ""] =
    FENCE.exec(line) ?? [];
  if (name === undefined) return undefined;
  // Indented code may contain a fence.
  if (toString(block).startsWith(fence)) return undefined;
  const at = start + before.length;
  const after = at + name.length + space.length;
  return {
    language: { name, start: at, end: at + name.length },
    options: { text, start: after, end: after + text.length },
  };
}
