import type { TextEdit } from "../../model/source-text.ts";
import type { DocumentBody } from "./document-body.ts";
import { listLines, type TextLine } from "./line-flow.ts";
import { editMarkdownInHtml } from "./rewrite-markdown-in-html.ts";
import { editTables } from "./rewrite-tables.ts";
import { editText, type TracedText } from "./traced-text.ts";

/** Lines with nothing but attributes, and the abbreviations of kramdown. */
const ATTRIBUTES = {
  kramdown: /^[ \t>]*(?:\{:[^{}]*\}[ \t]*)+$|^\*\[[^\]]+\]:.*$/u,
  goldmark: /^[ \t]*\{[ \t]*[.#][^{}]*\}[ \t]*$/u,
};
/** Comments and options of kramdown. */
const EXTENSION =
  /\{::comment\}(?:(?!\{::comment\})[\s\S])*?\{:\/(?:comment)?\}|\{::options[^{}]*\}|\{:[:/](?:nomarkdown)?[^{}]*\}/gu;

/** Blocks that CommonMark does not know, written as it does: attributes, definition lists, tables without a head. */
export function rewriteKramdown(
  traced: TracedText,
  flavour: DocumentBody["flavour"],
): TracedText {
  if (flavour === "plain") return traced;
  const { text } = traced;
  const lines = listLines(text);
  const edits = [
    ...editAttributes(lines, ATTRIBUTES[flavour]),
    ...editDefinitions(lines),
  ];
  if (flavour === "goldmark") return editText(traced, edits);
  const extensions = [...text.matchAll(EXTENSION)].map(
    ({ 0: found, index }) => ({
      start: index,
      end: index + found.length,
      text: "",
    }),
  );
  const more = [...editTables(lines), ...editMarkdownInHtml(text)];
  return editText(traced, [...extensions, ...edits, ...more]);
}

/** Takes out lines of attributes; an id among them stays as an anchor, or as an id of the heading above. */
function editAttributes(
  lines: readonly TextLine[],
  pattern: RegExp,
): TextEdit[] {
  return lines.flatMap(({ isCode, start, text }, index): TextEdit[] => {
    if (isCode || !pattern.test(text)) return [];
    const end = start + text.length;
    const above = lines[index - 1] ?? { start, text: "" };
    // The item above `{:toc}` stands for the contents.
    if (/\{:\s*toc/u.test(text) && /^\s*(?:[-*+]|\d+\.)\s/u.test(above.text))
      return [{ start: above.start, end, text: "" }];
    const [, prefix = "", id] = /^([ \t>]*)\{.*#([\w:.-]+)/u.exec(text) ?? [];
    if (id === undefined) return [{ start, end, text: "" }];
    return /^[ \t>]*#{1,6}[ \t]/u.test(above.text)
      ? [{ start: start - 1, end, text: ` {#${id}}` }]
      : [{ start, end, text: `${prefix}<a id="${id}"></a>` }];
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
    const isInner = isEmpty || (isOpen && /^[ \t]/u.test(text));
    if (!isCode && DEFINITION.test(text) && (isOpen || terms.length > 0)) {
      edits.push(...terms.flatMap(editTerm));
      const colon = start + text.indexOf(":");
      edits.push({ start: colon, end: colon + 1, text: "-" });
      isOpen = true;
      terms = [];
    } else if (!isInner) {
      const isTerm = !isCode && TERM.test(text);
      if (isAfterGap || isCode) isOpen = false;
      if (isAfterGap || !isTerm) terms = [];
      if (isTerm) terms.push(line);
    }
    isAfterGap = isEmpty;
  }
  return edits;
}

function editTerm({ start, text }: TextLine): TextEdit[] {
  const end = start + text.trimEnd().length;
  const sign = text.startsWith("**") ? "" : "**";
  return [
    { start, end: start, text: `\n${sign}` },
    { start: end, end, text: `${sign}\n` },
  ];
}
