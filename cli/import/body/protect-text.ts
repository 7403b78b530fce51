import { visit } from "unist-util-visit";
import type { TextEdit } from "../../model/source-text.ts";
import { shorten, type ReportLoss } from "../losses.ts";
import { isInside, quoteCode, rangeOf } from "./markdown-tree.ts";
import type { TrackedText } from "./tracked-text.ts";

/** What a text may say in code only: braces that look like a placeholder, and marks of unfinished work. */
const PROTECTED =
  /\{\{[^{}\n]*\}\}|\{[a-z][\w.-]*\}|\b(?:TODO|TBD|FIXME|XXX)\b|\b(?:lorem ipsum|placeholder text)\b/giu;

/** Makes code of the words that the validator takes for placeholders: they are shown as they are. */
export function protectText(body: TrackedText, report: ReportLoss): void {
  const { text } = body;
  if (text.search(PROTECTED) === -1) return;
  const tree = body.tree();
  const edits: TextEdit[] = [];
  const definitions: { start: number; end: number }[] = [];
  visit(tree, (node) => {
    if (node.type === "html") protectHtml(rangeOf(node));
    if (node.type !== "text") return;
    const range = rangeOf(node);
    for (const { 0: written, index } of text
      .slice(range.start, range.end)
      .matchAll(PROTECTED)) {
      if (
        !written.startsWith("{") &&
        !written.includes(" ") &&
        written !== written.toUpperCase()
      )
        continue;
      const start = range.start + index;
      edits.push({
        start,
        end: start + written.length,
        text: quoteCode(written),
      });
    }
  });
  for (const edit of edits)
    report(
      body.lineAt(edit.start),
      "text",
      shorten(text.slice(edit.start, edit.end)),
      "written as code, so that nothing takes it for a placeholder",
    );
  body.apply(edits.filter(({ start }) => !isInside(start, definitions)));

  function protectHtml({ start, end }: { start: number; end: number }): void {
    const html = text.slice(start, end);
    if (/^<(?:pre|code|!--)/iu.test(html)) return;
    const outside = html.replaceAll(
      /<!--[\s\S]*?-->|<(code|pre|kbd|samp)\b[\s\S]*?<\/\1>|<[^>]*>/giu,
      (skipped) => " ".repeat(skipped.length),
    );
    for (const { 0: written, index } of outside.matchAll(PROTECTED)) {
      if (
        !written.startsWith("{") &&
        !written.includes(" ") &&
        written !== written.toUpperCase()
      )
        continue;
      const at = start + index;
      edits.push({
        start: at,
        end: at + written.length,
        text: `<code>${written}</code>`,
      });
    }
  }
}

const MARKER = /^(?:<{7}|>{7}|\|{7})(?= |\r?$)/u;

/** The lines of a merge that a text shows as an example: moved right with their block, so that none begins a line. */
export function indentMergeMarkers(body: TrackedText): void {
  const { text } = body;
  if (!/^(?:<{7}|>{7}|\|{7})(?: |\r?$)/mu.test(text)) return;
  const edits: TextEdit[] = [];
  const fences: { start: number; end: number }[] = [];
  visit(body.tree(), "code", (node) => {
    const range = rangeOf(node);
    if (
      node.position?.start.column === 1 &&
      /^[`~]{3}/u.test(text.slice(range.start, range.start + 3))
    )
      fences.push(range);
  });
  let at = 0;
  for (const line of text.split("\n")) {
    const fence = fences.find(({ start, end }) => at >= start && at < end);
    const needs =
      fence === undefined
        ? MARKER.test(line)
        : /^(?:<{7}|>{7}|\|{7})(?: |\r?$)/mu.test(
            text.slice(fence.start, fence.end),
          );
    if (needs && line !== "") edits.push({ start: at, end: at, text: " " });
    at += line.length + 1;
  }
  body.apply(edits);
}

const CONTROL =
  // oxlint-disable-next-line no-control-regex -- control characters are what it looks for
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u200E\u200F\u2028\u2029\u202A-\u202E\u2066-\u2069\uFEFF\uFFFE\uFFFF]|\r/gu;

/** Takes out characters that cannot be seen; those that end a line end one still. */
export function dropControls(body: TrackedText, report: ReportLoss): void {
  const edits: TextEdit[] = [];
  let first: number | undefined;
  for (const { 0: character, index } of body.text.matchAll(CONTROL)) {
    const isBreak =
      character === "\r"
        ? body.text[index + 1] !== "\n"
        : "\u2028\u2029\u000B\u000C".includes(character);
    edits.push({ start: index, end: index + 1, text: isBreak ? "\n" : "" });
    if (character !== "\r") first ??= index;
  }
  if (first !== undefined)
    report(
      body.lineAt(first),
      "text",
      "characters that cannot be seen",
      "left out",
    );
  body.apply(edits);
}
