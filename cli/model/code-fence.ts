import type { Element } from "hast";
import { toString } from "hast-util-to-string";
import { rangeInBody, type BodyTree } from "./body-tree.ts";

/** The options after the language of a code block: `title="app.ts" tab="Node.js" {1,3-5} showLineNumbers`. */
export interface CodeOptions {
  title?: string;
  /** The name of its tab: code blocks with tabs that follow each other are shown one at a time. */
  tab?: string;
  /** Lines to highlight, counted from 1, both ends included. */
  marked: readonly (readonly [first: number, last: number])[];
  /** The number of the first line, if lines are numbered. */
  firstNumber?: number;
  problems: CodeOptionProblem[];
}

export interface CodeOptionProblem {
  kind: "unknown" | "lines" | "quotes";
  text: string;
  /** The offset of its start in the options. */
  start: number;
}

const OPTION =
  /(?:(title|tab)=(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)')|(\{[^{}]*\})|(showLineNumbers)(?:=(\d{1,6})|\{(\d{1,6})\})?)(?=\s|$)|(\S+)/gu;

/** Parses the options of a code block. Invalid parts are reported and have no effect. */
export function parseCodeOptions(text: string): CodeOptions {
  const options: CodeOptions = { marked: [], problems: [] };
  for (const match of text.matchAll(OPTION)) {
    const [whole, name, double, single, lines, numbered, equals, braces] =
      match;
    const words = double ?? single;
    if (words !== undefined)
      options[name === "tab" ? "tab" : "title"] = unescape(words).trim();
    else if (numbered !== undefined)
      options.firstNumber = Number(equals ?? braces ?? 1);
    else if (lines !== undefined && isLineList(lines))
      options.marked = [...options.marked, ...parseLines(lines)];
    else {
      const kind = kindOf(whole);
      options.problems.push({ kind, text: whole, start: match.index });
    }
  }
  return options;
}

function kindOf(text: string): CodeOptionProblem["kind"] {
  if (/^(?:title|tab)\b/iu.test(text)) return "quotes";
  return /^\{[\d\s,.-]*\}?$/u.test(text) ? "lines" : "unknown";
}

/** As everywhere in Markdown, a backslash makes the next punctuation character literal. */
function unescape(words: string): string {
  return words.replaceAll(/\\([!-/:-@[-`{-~])/gu, "$1");
}

function isLineList(text: string): boolean {
  if (
    !/^\{\s*\d{1,6}(?:-\d{1,6})?(?:\s*,\s*\d{1,6}(?:-\d{1,6})?)*\s*\}$/u.test(
      text,
    )
  )
    return false;
  return parseLines(text).every(([first, last]) => first > 0 && first <= last);
}

function parseLines(text: string): [first: number, last: number][] {
  return text
    .slice(1, -1)
    .split(",")
    .map((part) => {
      const [first = "", last = first] = part.trim().split("-");
      return [Number(first), Number(last)];
    });
}

/** A longer line is cut to this many characters. */
const MAX_LINE = 1000;
const FENCE =
  /^([ \t>]*(`{3,}|~{3,})[ \t]*)([^\s`]+)([ \t]*)([^\r\n]*?)[ \t]*(?:[\r\n]|$)/u;

/** The opening line of a code block. Undefined for indented code, a bare fence, and a `pre` written as HTML. */
export function findFence(
  block: Element,
  body: Pick<BodyTree, "range" | "source">,
) {
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
    /** The rest after the language, without surrounding spaces. */
    options: { text, start: after, end: after + text.length },
  };
}
