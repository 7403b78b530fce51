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

/** Components whose content is code. */
export const CODE_NAMES =
  /^(?:code|code-?block|code-?snippet|prism|pre|math|katex|mermaid|chart)$/iu;

const ARGUMENT =
  /(?:([\w:.@-]+)\s*[=:]\s*)?(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|`([^`]*)`|([^\s"'`,]+))/gu;

/** Arguments such as `a="b" c=d "e" f` by their names; those without one are numbered from 0. */
export function readArguments(text: string): Map<string, string> {
  let position = 0;
  return new Map(
    [...text.matchAll(ARGUMENT)].map(([, name, double, single, back, bare]) => {
      const value = double ?? single ?? back ?? bare ?? "";
      const key = name ?? String(position++);
      return [key, value.replaceAll(/\\(["'\\])/gu, "$1")];
    }),
  );
}

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
    const { end, kind, name, start, values } = mark;
    const source = text.slice(start, end);
    const inner = close && text.slice(end, close.start);
    const filled = fill({ mark, inner, source });
    if (filled === "content")
      return [mark, close ?? []].flat().map((each) => dropMark(text, each));
    const given = typeof filled === "string" ? {} : filled.component;
    const component = { kind, name, values, source, ...given };
    const isText = typeof filled === "string";
    if (!isText && close && !isCode(component))
      return encloseContent(text, component, mark, close, marks);
    skipTo = close?.end ?? end;
    const written = isText
      ? filled
      : hideComponent(text.slice(start, skipTo), inner, component, marks);
    return [{ start, end: skipTo, text: written }];
  });
}

/** Pairs opening marks with the closing ones of the same name; one without a name closes whatever is open. */
function pairMarks(
  found: readonly TemplateMark[],
): Map<TemplateMark, TemplateMark> {
  const pairs = new Map<TemplateMark, TemplateMark>();
  const open: TemplateMark[] = [];
  for (const mark of found) {
    if (mark.role === "open") open.push(mark);
    if (mark.role !== "close") continue;
    const at = open.findLastIndex(({ name }) => ["", name].includes(mark.name));
    const [opening] = at === -1 ? [] : open.splice(at);
    if (opening) pairs.set(opening, mark);
  }
  return pairs;
}

function isCode({ name }: Component): boolean {
  return CODE_NAMES.test(name) || name === "highlight";
}

/** @param inner the content of a component of code */
function hideComponent(
  written: string,
  inner: string | undefined,
  component: Component,
  marks: Marks,
): string {
  const { name, values } = component;
  if (inner === undefined)
    return marks.hide(written, { kind: "component", component });
  const given = values.get("lang") ?? values.get("language") ?? values.get("0");
  const own = /^(?:math|mermaid|chart)$/iu.test(name) ? name : given;
  const lang = own?.replaceAll(/[^\w.+#-].*/gu, "") ?? "";
  const value = inner.replaceAll(/^[ \t]*\n|\n[ \t]*$/gu, "");
  return marks.hide(written, { kind: "code", value, lang });
}

/** Tags in the place of two marks, so that what stands between them is read as Markdown. */
function encloseContent(
  text: string,
  component: Component,
  { end, start }: TextRange,
  close: TextRange,
  marks: Marks,
): TextEdit[] {
  const tag = marks.enclose(component, text.slice(close.start, close.end));
  const opening = { start, end, text: `<${tag}>` };
  const closing = { start: close.start, end: close.end, text: `</${tag}>` };
  const isBlock = /^[ \t]*\n|\n[ \t>]*\n/u.test(text.slice(end, close.start));
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
