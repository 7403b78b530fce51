import type { TextEdit } from "../../model/source-text.ts";
import type { DocumentBody } from "./document-body.ts";
import { listLines, type TextLine } from "./line-flow.ts";
import { editMarkdownInHtml } from "./rewrite-markdown-in-html.ts";
import { editText, type TracedText } from "./traced-text.ts";

/** A line with nothing but attributes, and the abbreviations and the contents of kramdown. */
const KRAMDOWN_LINE = /^[ \t>]*(?:\{:[^{}]*\}[ \t]*)+$|^\*\[[^\]]+\]:.*$/u;
const GOLDMARK_LINE = /^[ \t]*\{[ \t]*[.#][^{}]*\}[ \t]*$/u;

/** Blocks that CommonMark does not know, written as it does: attributes, definition lists, tables without a head. */
export function rewriteKramdown(
  traced: TracedText,
  flavour: DocumentBody["flavour"],
): TracedText {
  if (flavour === "plain") return traced;
  const lines = listLines(traced.text);
  const edits = [
    ...editExtensions(traced.text, flavour),
    ...editAttributes(lines, flavour),
    ...editDefinitions(lines),
    ...(flavour === "kramdown"
      ? [...editTables(lines), ...editMarkdownInHtml(traced.text)]
      : []),
  ];
  return editText(traced, edits);
}

/** Comments and options of kramdown. */
const EXTENSION =
  /\{::comment\}(?:(?!\{::comment\})[\s\S])*?\{:\/(?:comment)?\}|\{::options[^{}]*\}|\{:[:/](?:nomarkdown)?[^{}]*\}/gu;

function editExtensions(
  text: string,
  flavour: DocumentBody["flavour"],
): TextEdit[] {
  if (flavour !== "kramdown" || !text.includes("{:")) return [];
  return [...text.matchAll(EXTENSION)].map(({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
    text: "",
  }));
}

/** Takes out lines of attributes; an id among them stays as an anchor. */
function editAttributes(
  lines: readonly TextLine[],
  flavour: DocumentBody["flavour"],
): TextEdit[] {
  const pattern = flavour === "kramdown" ? KRAMDOWN_LINE : GOLDMARK_LINE;
  return lines.flatMap(({ isCode, start, text }, index) => {
    if (isCode || !pattern.test(text)) return [];
    const item = lines[index - 1];
    // The item above `{:toc}` stands for the contents.
    if (
      item !== undefined &&
      /\{:\s*toc/u.test(text) &&
      /^\s*(?:[-*+]|\d+\.)\s/u.test(item.text)
    )
      return [{ start: item.start, end: start + text.length, text: "" }];
    const id = /^[ \t>]*\{.*#([\w:.-]+)/u.exec(text)?.[1];
    if (
      id !== undefined &&
      item !== undefined &&
      /^[ \t>]*#{1,6}[ \t]/u.test(item.text)
    )
      return [
        { start: start - 1, end: start + text.length, text: ` {#${id}}` },
      ];
    const prefix = /^[ \t>]*/u.exec(text)?.[0] ?? "";
    const anchor = id === undefined ? "" : `${prefix}<a id="${id}"></a>`;
    return [{ start, end: start + text.length, text: anchor }];
  });
}

const DEFINITION = /^[ ]{0,3}:[ \t]+\S/u;
const TERM = /^[ ]{0,3}[^\s#>|<:-]/u;

/** Terms in bold, each with a list of its definitions: `: text` has the indentation of `- text`. */
function editDefinitions(lines: readonly TextLine[]): TextEdit[] {
  const edits: TextEdit[] = [];
  /** The lines that are terms if a definition follows. */
  let terms: TextLine[] = [];
  let isOpen = false;
  let isAfterGap = true;
  for (const line of lines) {
    const { isCode, start, text } = line;
    const isEmpty = text.trim() === "";
    const isInner = isOpen && (isEmpty || /^[ \t]/u.test(text));
    if (!isCode && DEFINITION.test(text) && (isOpen || terms.length > 0)) {
      for (const term of terms) edits.push(...editTerm(term));
      const colon = start + text.indexOf(":");
      edits.push({ start: colon, end: colon + 1, text: "-" });
      isOpen = true;
      terms = [];
    } else if (!isEmpty && !isInner) {
      if (isAfterGap || isCode) {
        terms = [];
        isOpen = false;
      }
      if (!isCode && TERM.test(text)) terms.push(line);
      else terms = [];
    }
    isAfterGap = isEmpty;
  }
  return edits;
}

function editTerm({ start, text }: TextLine): TextEdit[] {
  const end = start + text.trimEnd().length;
  if (text.startsWith("**")) return [{ start: end, end, text: "\n" }];
  return [
    { start, end: start, text: "**" },
    { start: end, end, text: "**\n" },
  ];
}

const ROW = /^[ \t>]*\|.*\|?[ \t]*$/u;
/** Lines between the rows of a table: under its head, between its bodies, above its foot. */
const RULE = /^[ \t>]*\|[ \t]*[:=-][ \t|:=+-]*$/u;

/** Gives each table the one rule below its first row that GFM asks for, and an empty head where it has none. */
function editTables(lines: readonly TextLine[]): TextEdit[] {
  const edits: TextEdit[] = [];
  let block: TextLine[] = [];
  for (const line of [...lines, { text: "", start: 0, isCode: false }]) {
    if (!line.isCode && ROW.test(line.text)) {
      block.push(line);
      continue;
    }
    if (block.length > 0) edits.push(...editTable(block));
    block = [];
  }
  return edits;
}

function editTable(block: readonly TextLine[]): TextEdit[] {
  const rows = block.filter(({ text }) => !RULE.test(text));
  const [first] = rows;
  if (first === undefined) return [];
  const firstRule = block.find(
    (line) => RULE.test(line.text) && line.start > first.start,
  );
  const hasHead =
    firstRule !== undefined && firstRule === block[block.indexOf(first) + 1];
  const isPlain =
    hasHead &&
    block.length === rows.length + 1 &&
    !firstRule.text.includes("+");
  if (isPlain) return [];
  const prefix = /^[ \t>]*/u.exec(first.text)?.[0] ?? "";
  const cells = countCells(first.text);
  const rule = `${prefix}|${" --- |".repeat(cells)}`;
  const dropped = block
    .filter((line) => RULE.test(line.text))
    .map(({ start, text }) => ({
      start: start - 1,
      end: start + text.length,
      text: "",
    }))
    .map((edit) => ({ ...edit, start: Math.max(edit.start, 0) }));
  const end = first.start + first.text.length;
  const added = hasHead
    ? { start: end, end, text: `\n${rule}` }
    : {
        start: first.start,
        end: first.start,
        text: `${prefix}|${"  |".repeat(cells)}\n${rule}\n`,
      };
  return [added, ...dropped];
}

function countCells(row: string): number {
  const inner = row
    .trim()
    .replace(/^[>\s]*\|/u, "")
    .replace(/\|$/u, "");
  return inner.replaceAll(/`[^`]*`|\\./gu, "").split("|").length;
}
