import type { TextEdit, TextRange } from "../../model/source-text.ts";
import type { LossKind } from "../losses.ts";
import type { Component, Marks } from "./marks.ts";
import { editAlone } from "./source-edits.ts";

/** A tag of Liquid, a shortcode or a line of colons. */
export interface TemplateMark extends TextRange {
  name: string;
  values: ReadonlyMap<string, string>;
  /** What its losses are called in the report. */
  kind: LossKind;
  role: "open" | "close" | "whole";
}

/** A mark with what stands between it and the one that closes it. */
export interface TemplatePart {
  mark: TemplateMark;
  inner: string | undefined;
  source: string;
}

/** What becomes of a part: other text, its content alone, or a component. */
export type Filled = string | "content" | { component: Partial<Component> };

const ARGUMENT =
  /(?:([\w:.@-]+)\s*[=:]\s*)?(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|`([^`]*)`|([^\s"'`,]+))/gu;

/** Arguments such as `a="b" c=d "e" f` by their names; those without one are numbered from 0. */
export function readArguments(text: string): Map<string, string> {
  let position = 0;
  return new Map(
    [...text.matchAll(ARGUMENT)].map(([, name, double, single, back, bare]) => [
      name ?? String(position++),
      (double ?? single ?? back ?? bare ?? "").replaceAll(/\\(["'\\])/gu, "$1"),
    ]),
  );
}

/** Components whose content is code. */
export const CODE_NAMES =
  /^(?:highlight|code|code-?block|code-?snippet|prism|pre|math|katex|mermaid|chart)$/iu;

/** Edits that fill in or hide the marks of a template, from the first to the last; those inside code go with it. */
export function hideTemplate(
  text: string,
  found: readonly TemplateMark[],
  marks: Marks,
  fill: (part: TemplatePart) => Filled,
): TextEdit[] {
  const pairs = pairMarks(found);
  const closing = new Set(pairs.values());
  let skipTo = 0;
  return found.flatMap((mark) => {
    if (mark.start < skipTo || closing.has(mark)) return [];
    const close = pairs.get(mark);
    const { end, start } = mark;
    const inner = close && text.slice(end, close.start);
    const source = text.slice(start, end);
    const filled = fill({ mark, inner, source });
    if (filled === "content")
      return [mark, ...(close ? [close] : [])].map((each) =>
        dropMark(text, each),
      );
    const { kind, name, values } = mark;
    const edits =
      typeof filled === "string"
        ? [{ start, end: close?.end ?? end, text: filled }]
        : hideComponent(
            text,
            { kind, name, values, source, ...filled.component },
            mark,
            close,
            marks,
          );
    if (edits.length === 1) skipTo = edits[0]?.end ?? 0;
    return edits;
  });
}

/** Pairs opening marks with the closing ones of the same name; one without a name closes whatever is open. */
function pairMarks(
  found: readonly TemplateMark[],
): Map<TemplateMark, TemplateMark> {
  const pairs = new Map<TemplateMark, TemplateMark>();
  const open: TemplateMark[] = [];
  const counts = new Map<string, number>();
  const count = (name: string, by: number) =>
    counts.set(name, (counts.get(name) ?? 0) + by);
  for (const mark of found) {
    const { name, role } = mark;
    if (role === "open") {
      open.push(mark);
      count(name, 1);
    }
    if (role !== "close" || (name !== "" && !counts.get(name))) continue;
    for (let last = open.pop(); last !== undefined; last = open.pop()) {
      count(last.name, -1);
      if (name !== "" && last.name !== name) continue;
      pairs.set(last, mark);
      break;
    }
  }
  return pairs;
}

function hideComponent(
  text: string,
  component: Component,
  { end, start }: TextRange,
  close: TemplateMark | undefined,
  marks: Marks,
): TextEdit[] {
  const { name, source, values } = component;
  if (close === undefined) {
    const token = marks.hide(source, { kind: "component", component });
    return [{ start, end, text: token }];
  }
  const inner = text.slice(end, close.start);
  if (CODE_NAMES.test(name)) {
    const isOwn = /^(?:math|mermaid|chart)$/iu.test(name);
    const given =
      values.get("lang") ?? values.get("language") ?? values.get("0");
    const lang = isOwn ? name : (given ?? "").replaceAll(/[^\w.+#-].*/gu, "");
    const value = inner.replaceAll(/^[ \t]*\n|\n[ \t]*$/gu, "");
    const written = text.slice(start, close.end);
    const token = marks.hide(written, { kind: "code", value, lang });
    return [{ start, end: close.end, text: token }];
  }
  const tag = marks.enclose(component, text.slice(close.start, close.end));
  const opening = { start, end, text: `<${tag}>` };
  const closing = { start: close.start, end: close.end, text: `</${tag}>` };
  const isBlock = /^[ \t]*\n|\n[ \t>]*\n/u.test(inner);
  const alone = isBlock ? editAlone(text, opening) : undefined;
  if (alone === undefined) return [opening, closing];
  const last = { ...closing, text: `\n\n${closing.text}\n\n` };
  return [alone, editAlone(text, closing) ?? last];
}

/** Takes out a mark, with its line where it stands alone. */
function dropMark(text: string, { end, start }: TextRange): TextEdit {
  const lineStart = text.lastIndexOf("\n", start - 1) + 1;
  const isAlone =
    text.slice(lineStart, start).trim() === "" &&
    /^[ \t]*(?:\n|$)/u.test(text.slice(end, end + 200));
  return { start: isAlone ? lineStart : start, end, text: "" };
}
