import type { TextEdit, TextRange } from "../../model/source-text.ts";
import type { LossKind } from "../losses.ts";
import {
  toValues,
  valueOf,
  type Argument,
  type Component,
} from "./component.ts";
import type { Marks } from "./marks.ts";

/** A shortcode or a tag of a template. */
export interface TemplateMark extends TextRange {
  name: string;
  given: readonly Argument[];
  /** What its losses are called in the report. */
  kind: LossKind;
  role: "open" | "close" | "whole";
}

/** Components whose content is code. */
const CODE =
  /^(?:highlight|code|codeblock|code-?block|prism|pre|math|katex|mermaid|chart)$/iu;

/**
 * Pairs opening marks with the closing ones of the same name; one without a name closes whatever is open.
 * @returns for each opening mark its closing one; what has none is whole by itself
 */
export function pairMarks(
  found: readonly TemplateMark[],
): Map<TemplateMark, TemplateMark> {
  const pairs = new Map<TemplateMark, TemplateMark>();
  const open: TemplateMark[] = [];
  const counts = new Map<string, number>();
  const count = (name: string, by: number) =>
    counts.set(name, (counts.get(name) ?? 0) + by);
  for (const mark of found) {
    if (mark.role === "open") {
      open.push(mark);
      count(mark.name, 1);
    }
    const { name } = mark;
    if (mark.role !== "close") continue;
    if (name !== "" && (counts.get(name) ?? 0) <= 0) continue;
    for (let last = open.pop(); last !== undefined; last = open.pop()) {
      count(last.name, -1);
      if (name !== "" && last.name !== name) continue;
      pairs.set(last, mark);
      break;
    }
  }
  return pairs;
}

/** The edits that hide a mark, and its closing one, from the Markdown parser. */
export function hideComponent(
  text: string,
  mark: TemplateMark,
  close: TemplateMark | undefined,
  line: number,
  marks: Marks,
): TextEdit[] {
  const { end, given, kind, name, start } = mark;
  const source = text.slice(start, end);
  const component: Component = {
    name,
    kind,
    values: toValues(given),
    source,
    line,
  };
  if (close === undefined)
    return [
      {
        start,
        end,
        text: marks.hide(source, { kind: "component", component }),
      },
    ];
  const inner = text.slice(end, close.start);
  if (CODE.test(name)) {
    const lang = languageOf(component);
    const whole = text.slice(start, close.end);
    const value = dedent(inner.replaceAll(/^[ \t]*\n|\n[ \t]*$/gu, ""));
    const token = marks.hide(whole, { kind: "code", value, lang });
    return [{ start, end: close.end, text: token }];
  }
  const [openTag, closeTag] = marks.enclose(
    component,
    text.slice(close.start, close.end),
  );
  const opening = { start, end, text: openTag };
  const closing = { start: close.start, end: close.end, text: closeTag };
  const isBlock = /^[ \t]*\n|\n[ \t>]*\n/u.test(inner);
  const alone = isBlock ? editAlone(text, opening) : undefined;
  if (alone === undefined) return [opening, closing];
  return [
    alone,
    editAlone(text, closing) ?? { ...closing, text: `\n\n${closeTag}\n\n` },
  ];
}

/** An edit that puts a tag on a line of its own, between empty lines; undefined where words stand before it. */
export function editAlone(
  text: string,
  { end, start, text: tag }: TextEdit,
): TextEdit | undefined {
  const lineStart = text.lastIndexOf("\n", start - 1) + 1;
  const prefix = text.slice(lineStart, start);
  if (!/^[ \t>]*$/u.test(prefix)) return undefined;
  const empty = prefix.includes(">") ? prefix.trimEnd() : "";
  const hasMore = /^[ \t]*[^\s]/u.test(text.slice(end, end + 200));
  const after = hasMore ? `\n${empty}\n${prefix}` : `\n${empty}`;
  return { start: lineStart, end, text: `${empty}\n${prefix}${tag}${after}` };
}

function languageOf(component: Component): string {
  const { name } = component;
  if (/^(?:math|katex)$/iu.test(name)) return "math";
  if (/^(?:mermaid|chart)$/iu.test(name)) return name.toLowerCase();
  const given = valueOf(component, "lang", "language", "type", "0") ?? "";
  return /^[\w.+#-]+$/u.test(given) ? given : "";
}

/** A text without the indentation that all its lines share. */
export function dedent(text: string): string {
  const indents = text
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => /^[ \t]*/u.exec(line)?.[0].length ?? 0);
  const shared = indents.reduce(
    (least, each) => Math.min(least, each),
    Infinity,
  );
  if (shared === 0 || shared === Infinity) return text;
  return text
    .split("\n")
    .map((line) => line.slice(shared))
    .join("\n");
}
