import type { TextEdit } from "../../model/source-text.ts";
import { shorten, type ReportLoss } from "../losses.ts";
import { isInside } from "./markdown-tree.ts";
import type { TrackedText } from "./tracked-text.ts";

const BLOCK = /^[ \t>]*\{:{1,2}[^}\n]*\}[ \t]*(?:\n|$)/gmu;
const SPAN = /(?<=\S)\{:(?!:)[^}\n]*\}/gu;
const TOC = /^[ \t]*(?:[-*+]|\d+[.)])[ \t]+[^\n]*\n(?=[ \t]*\{:[ ]*toc\b)/gmu;
/** What nobody was to read. */
const COMMENT =
  /^[ \t>]*\{::comment\}[\s\S]*?\{:\/(?:comment)?\}[ \t]*(?:\n|$)|\{::comment\}[\s\S]*?\{:\/(?:comment)?\}/gmu;
const ID = /#([\w:.-]+)|\bid=["']([^"']+)["']/u;
const CLASS = /\.(?:lang(?:uage)?-)([\w+#-]+)/u;

/**
 * kramdown's attribute lists, which CommonMark would show as text. The id of a heading is kept as `{#id}` for the
 * step that knows headings; the language of a block of code is put on its fence; the rest is a matter of looks.
 */
export function convertKramdown(body: TrackedText, report: ReportLoss): void {
  if (!/\{:|^[ \t]*<!-- *no toc/mu.test(body.text)) return;
  const code = body.code("markdown");
  const edits: TextEdit[] = [];
  const { text } = body;
  for (const { 0: written, index } of text.matchAll(COMMENT))
    if (!isInside(index, code))
      edits.push({ start: index, end: index + written.length, text: "" });
  const isGone = (index: number) =>
    edits.some(({ start, end }) => index >= start && index < end);
  for (const { 0: written, index } of text.matchAll(TOC)) {
    if (!isInside(index, code))
      edits.push({ start: index, end: index + written.length, text: "" });
  }
  for (const { 0: written, index } of text.matchAll(BLOCK)) {
    if (isInside(index + written.search(/\S/u), code)) continue;
    if (isGone(index)) continue;
    const before = text.slice(0, index);
    const line = before
      .slice(before.lastIndexOf("\n", before.length - 2) + 1)
      .trimEnd();
    const [, hash, quoted] = ID.exec(written) ?? [];
    const id = hash ?? quoted;
    if (id !== undefined && /^[ \t>]*#{1,6}\s/u.test(line)) {
      const at = before.trimEnd().length;
      edits.push({ start: at, end: at, text: ` {#${id}}` });
    } else reportLook(written, index);
    edits.push({
      start: index,
      end: index + written.length,
      text:
        /\n[ \t>]*$/u.test(written) &&
        /^[ \t>]*\n/u.test(text.slice(index + written.length))
          ? ""
          : "\n",
    });
  }
  for (const { 0: written, index } of text.matchAll(SPAN)) {
    if (isInside(index, code) || isGone(index)) continue;
    const id = ID.exec(written);
    const line = text.slice(text.lastIndexOf("\n", index) + 1, index);
    const isHeading = /^[ \t>]*#{1,6}\s/u.test(line) && id !== null;
    if (!isHeading) reportLook(written, index);
    edits.push({
      start: index,
      end: index + written.length,
      text: isHeading ? ` {#${id[1] ?? id[2] ?? ""}}` : "",
    });
  }
  body.apply(edits);

  function reportLook(written: string, at: number): void {
    if (/\btoc\b|\.no_toc|^\s*\{:\s*\}/u.test(written)) return;
    const language = CLASS.exec(written)?.[1];
    report(
      body.lineAt(at),
      language === undefined ? "html" : "code",
      shorten(written),
      language === undefined
        ? "attributes are left out"
        : `the block's language, ${language}, is left out`,
    );
  }
}
