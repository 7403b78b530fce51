import { visit } from "unist-util-visit";
import type { TextEdit } from "../../model/source-text.ts";
import { findBraces, isOurs } from "../../rules/placeholder/braces.ts";
import { shorten, type ReportLoss } from "../losses.ts";
import { quoteCode, rangeOf } from "./markdown-tree.ts";
import type { TrackedText } from "./tracked-text.ts";

/** Marks of unfinished work, which a text may show in code only. */
const UNFINISHED =
  /\b(?:TODO|TBD|FIXME|XXX)\b|\b(?:lorem ipsum|placeholder text)\b/giu;

/**
 * Braces and marks that the validator would take for work to be done: a backslash says that braces are text, and
 * what has no such sign is written as code.
 */
export function protectText(body: TrackedText, report: ReportLoss): void {
  const { text } = body;
  if (!text.includes("{") && text.search(UNFINISHED) === -1) return;
  const edits: TextEdit[] = [];
  visit(body.tree(), (node) => {
    const { start, end } = rangeOf(node);
    if (node.type === "html") protectHtml(start, text.slice(start, end));
    if (node.type !== "text") return;
    const written = text.slice(start, end);
    for (const { index, text: braces } of findBraces(written)) {
      const at = start + index;
      if (/^\{\{(?:wireframe|code):/u.test(braces))
        asCode(at, braces, quoteCode(braces));
      else if (text[at - 1] !== "\\")
        edits.push({ start: at, end: at, text: "\\" });
    }
    for (const { index, mark } of findMarks(written))
      asCode(start + index, mark, quoteCode(mark));
  });
  body.apply(edits);

  function asCode(at: number, written: string, code: string): void {
    edits.push({ start: at, end: at + written.length, text: code });
    const outcome =
      "written as code, so that nothing takes it for work to be done";
    report(body.lineAt(at), "text", shorten(written), outcome);
  }

  /** HTML knows no backslash: what must not be read as ours is code there too. */
  function protectHtml(start: number, html: string): void {
    if (/^<(?:pre|code|!--)/iu.test(html)) return;
    const outside = html.replaceAll(
      /<!--[\s\S]*?-->|<(code|pre|kbd|samp)\b[\s\S]*?<\/\1>|<[^>]*>/giu,
      (skipped) => " ".repeat(skipped.length),
    );
    for (const { index, text: braces } of findBraces(outside))
      if (isOurs(braces))
        asCode(start + index, braces, `<code>${braces}</code>`);
    for (const { index, mark } of findMarks(outside))
      asCode(start + index, mark, `<code>${mark}</code>`);
  }
}

function findMarks(text: string): { index: number; mark: string }[] {
  return [...text.matchAll(UNFINISHED)].flatMap(({ 0: mark, index }) => {
    // "todo" in lower case is an ordinary word; "lorem ipsum" never is.
    const isWord = !mark.includes(" ") && mark !== mark.toUpperCase();
    return isWord ? [] : [{ index, mark }];
  });
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
