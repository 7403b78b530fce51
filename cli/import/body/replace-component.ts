import type { TextEdit, TextRange } from "../../model/source-text.ts";
import { fenceFor, quoteCode } from "./markdown-tree.ts";
import type { Shown } from "./show-component.ts";

/**
 * Edits that put something else in place of a component. What stands between its marks stays, line by line; the
 * lines that are new keep the indent of the list item or quote that the component lies in.
 */
export function replaceComponent(
  text: string,
  open: TextRange,
  close: TextRange | undefined,
  shown: Shown,
): TextEdit[] {
  const lineStart = text.lastIndexOf("\n", open.start - 1) + 1;
  const before = text.slice(lineStart, open.start);
  if (isTableRow(text, lineStart)) return inOneLine(text, open, close, shown);
  const indent = indentOf(before);
  const isAlone = before.trim() === "";
  const start = isAlone ? lineStart : open.start;
  const first = isAlone ? indent : "";
  if (close === undefined)
    return [
      { start, end: open.end, text: `${first}${indented(shown.open, indent)}` },
    ];
  if (shown.fence !== undefined) {
    const fenced = formatFence(
      text.slice(open.end, close.start),
      shown.fence,
      indent,
    );
    const head = indented(shown.open, indent);
    return [
      {
        start,
        end: close.end,
        text: `${first}${head}${isAlone && shown.open === "" ? fenced.trimStart() : fenced}`,
      },
    ];
  }
  if (shown.quote)
    return quote(text, { start, end: open.end }, close, shown.open, indent);
  const closing = text.slice(
    text.lastIndexOf("\n", close.start - 1) + 1,
    close.start,
  );
  const closeStart =
    closing.trim() === "" && closing.length >= indent.length
      ? close.start - closing.length
      : close.start;
  return [
    { start, end: open.end, text: `${first}${indented(shown.open, indent)}` },
    {
      start: Math.max(closeStart, open.end),
      end: close.end,
      text:
        closeStart === close.start
          ? indented(shown.close, indent)
          : `${indent}${indented(shown.close, indent)}`,
    },
  ];
}

/** White space, quote marks and the room of a list marker: what each further line of the block begins with. */
export function indentOf(before: string): string {
  const [lead = ""] =
    /^(?:[ \t]*(?:>[ \t]?|(?:[-*+]|\d{1,9}[.)])[ \t]+(?=\S|$)))*[ \t]*/u.exec(
      before,
    ) ?? [];
  return lead.replaceAll(/[^>\t]/gu, " ");
}

function isTableRow(text: string, lineStart: number): boolean {
  const newline = text.indexOf("\n", lineStart);
  const line = text.slice(lineStart, newline === -1 ? undefined : newline);
  return /^[ \t>]*\|.*\|/u.test(line);
}

function inOneLine(
  text: string,
  open: TextRange,
  close: TextRange | undefined,
  shown: Shown,
): TextEdit[] {
  if (close !== undefined && shown.fence !== undefined)
    return [
      {
        start: open.start,
        end: close.end,
        text: quoteCode(text.slice(open.end, close.start)),
      },
    ];
  const edits = [{ ...open, text: flat(shown.open) }];
  if (close !== undefined) edits.push({ ...close, text: flat(shown.close) });
  return edits;
}

function indented(text: string, indent: string): string {
  return indent === "" ? text : text.replaceAll(/\n(?!\n)/gu, `\n${indent}`);
}

/** A fenced block; code that was indented together with its marks is moved back to the left. */
export function formatFence(
  code: string,
  language: string,
  indent: string,
): string {
  const lines = code
    .replaceAll("\r\n", "\n")
    .replace(/^[ \t]*\n/u, "")
    .replace(/\n?[ \t]*$/u, "")
    .split("\n");
  const plain =
    indent === ""
      ? lines
      : lines.map((line) =>
          line.startsWith(indent)
            ? line.slice(indent.length)
            : line.replace(/^[ \t]+/u, (lead) => lead.slice(indent.length)),
        );
  const fence = fenceFor(code);
  const all = [`${fence}${language}`, ...plain, fence];
  return `\n\n${all.map((line) => (line === "" ? "" : `${indent}${line}`)).join("\n")}\n\n${indent}`;
}

function quote(
  text: string,
  open: TextRange,
  close: TextRange,
  label: string,
  indent: string,
): TextEdit[] {
  const prefix = `${indent}> `;
  const inner = text.slice(open.end, close.start);
  const lead = /^(?:[ \t]*\n)*/u.exec(inner)?.[0].length ?? 0;
  const tail = inner.length - inner.trimEnd().length;
  const bodyStart = open.end + (inner.trim() === "" ? inner.length : lead);
  const bodyEnd = Math.max(bodyStart, close.start - tail);
  const bold = label === "" ? "" : `${prefix}${label}\n${indent}>\n`;
  const edits: TextEdit[] = [
    { start: open.start, end: bodyStart, text: `\n\n${bold}` },
  ];
  const depth = commonIndent(text.slice(bodyStart, bodyEnd));
  let at = bodyStart;
  while (at < bodyEnd) {
    const newline = text.indexOf("\n", at);
    const end = newline === -1 || newline > bodyEnd ? bodyEnd : newline;
    const line = text.slice(at, end);
    const width = line.length - line.trimStart().length;
    const rest = line.slice(Math.min(width, Math.max(depth, indent.length)));
    edits.push({
      start: at,
      end: end - rest.length,
      text: rest.trim() === "" ? `${indent}>` : prefix,
    });
    at = end + 1;
  }
  edits.push({ start: bodyEnd, end: close.end, text: `\n\n${indent}` });
  return edits;
}

function flat(part: string): string {
  return part.trim().replaceAll(/\s*\n\s*/gu, " ");
}

/** White space that every line begins with, in characters. */
function commonIndent(text: string): number {
  const widths = text
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => line.length - line.trimStart().length);
  return widths.length === 0 ? 0 : Math.min(...widths);
}
