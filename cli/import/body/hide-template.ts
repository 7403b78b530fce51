import type { TextEdit, TextRange } from "../../model/source-text.ts";
import type { LossKind } from "../losses.ts";
import { toValues, valueOf, type Argument } from "./component.ts";
import type { Marks } from "./marks.ts";
import { createLineFinder, editText, type TracedText } from "./traced-text.ts";

/** A shortcode, a tag or a value of a template. */
export interface TemplateMark extends TextRange {
  name: string;
  given: readonly Argument[];
  /** What its losses are called in the report. */
  kind: LossKind;
  role: "open" | "close" | "whole";
}

/** A mark with the one that closes it, and what stands between them. */
export interface TemplatePart {
  mark: TemplateMark;
  inner: string | undefined;
  source: string;
  line: number;
}

/** What becomes of a part: other text, its content alone, or a component of its name. */
export type Filled = string | "content" | { component: Partial<TemplateMark> };

/** Components whose content is code. */
const CODE =
  /^(?:highlight|code|code-?block|prism|pre|math|katex|mermaid|chart)$/iu;

/** Fills in or hides the marks of a template, from the first to the last; those inside code go with it. */
export function hideTemplate(
  traced: TracedText,
  found: readonly TemplateMark[],
  marks: Marks,
  fill: (part: TemplatePart) => Filled,
): TracedText {
  const { text } = traced;
  const pairs = pairMarks(found);
  const closing = new Set(pairs.values());
  const lineAt = createLineFinder(traced);
  const edits: TextEdit[] = [];
  let skipTo = 0;
  for (const mark of found) {
    if (mark.start < skipTo || closing.has(mark)) continue;
    const close = pairs.get(mark);
    const { end, start } = mark;
    const inner = close && text.slice(end, close.start);
    const source = text.slice(start, end);
    const part = { mark, inner, source, line: lineAt(start) };
    const filled = fill(part);
    if (filled === "content") {
      edits.push(dropMark(text, mark));
      if (close !== undefined) edits.push(dropMark(text, close));
      continue;
    }
    if (typeof filled === "object") {
      const mine = { ...part, mark: { ...mark, ...filled.component } };
      const hidden = hideComponent(text, mine, close, marks);
      edits.push(...hidden);
      if (hidden.length > 1) continue;
    } else edits.push({ start, end: close?.end ?? end, text: filled });
    skipTo = edits.at(-1)?.end ?? 0;
  }
  return editText(traced, edits);
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
  { inner = "", line, mark, source }: TemplatePart,
  close: TemplateMark | undefined,
  marks: Marks,
): TextEdit[] {
  const { end, given, kind, name, start } = mark;
  const component = { name, kind, values: toValues(given), source, line };
  if (close === undefined) {
    const token = marks.hide(source, { kind: "component", component });
    return [{ start, end, text: token }];
  }
  if (CODE.test(name)) {
    const isOwn = /^(?:math|mermaid|chart)$/iu.test(name);
    const lang = valueOf(component, "lang", "language", "0") ?? "";
    const value = inner.replaceAll(/^[ \t]*\n|\n[ \t]*$/gu, "");
    const token = marks.hide(text.slice(start, close.end), {
      kind: "code",
      value,
      lang: isOwn ? name : lang.replaceAll(/[^\w.+#-].*/gu, ""),
    });
    return [{ start, end: close.end, text: token }];
  }
  const tag = marks.enclose(component, text.slice(close.start, close.end));
  const opening = { start, end, text: `<${tag}>` };
  const closing = { ...close, text: `</${tag}>` };
  const isBlock = /^[ \t]*\n|\n[ \t>]*\n/u.test(inner);
  const alone = isBlock ? editAlone(text, opening) : undefined;
  if (alone === undefined) return [opening, closing];
  const last = { ...closing, text: `\n\n${closing.text}\n\n` };
  return [alone, editAlone(text, closing) ?? last];
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
  const hasMore = /^[ \t]*\S/u.test(text.slice(end, end + 200));
  const after = hasMore ? `\n${empty}\n${prefix}` : `\n${empty}`;
  return { start: lineStart, end, text: `${empty}\n${prefix}${tag}${after}` };
}

/** Takes out a mark, with its line where it stands alone. */
function dropMark(text: string, { end, start }: TextRange): TextEdit {
  const lineStart = text.lastIndexOf("\n", start - 1) + 1;
  const isAlone =
    text.slice(lineStart, start).trim() === "" &&
    /^[ \t]*(?:\n|$)/u.test(text.slice(end, end + 200));
  return { start: isAlone ? lineStart : start, end, text: "" };
}
