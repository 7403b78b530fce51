import type { TextEdit } from "../../model/source-text.ts";
import type { DocumentBody } from "./document-body.ts";
import type { Marks } from "./marks.ts";
import { editMatches } from "./source-edits.ts";

const FORMULA =
  /\$\$[^`]{1,5000}?\$\$|(?<![\\$\w])\$(?![\s$\d,.)"'])(?:[^$`\n\\]|\\.){1,300}?(?<![\s\\])\$(?![\w${])/gu;
/** What a formula has and an amount of money has not. */
const SIGNS = /[\\^_{}=<>+]|^\$\$/u;

/** Edits that hide formulas, which are shown as text: Markdown would read their underscores, MDX their braces. */
export function editMath(text: string, marks: Marks): TextEdit[] {
  return editMatches(text, FORMULA, ([source]) =>
    // An empty line ends the paragraph that the formula began in.
    SIGNS.test(source) && !/\n[ \t>]*\n/u.test(source)
      ? marks.hide(source, { kind: "text", loss: "math" })
      : undefined,
  );
}

const ALERT = /^((?:[ \t]*>)+[ \t]*)\[!(\w)(\w+)\][ \t]*(.*)$/gmu;

/** Edits that give quotes such as `> [!NOTE]` a label. */
export function editAlerts(
  text: string,
  isCode: (offset: number) => boolean,
): TextEdit[] {
  return editMatches(text, ALERT, (found) => {
    const [, quote = "", initial = "", rest = "", title] = found;
    const label = title || initial.toUpperCase() + rest.toLowerCase();
    return isCode(found.index) ? undefined : `${quote}**${label}**\n${quote}`;
  });
}

const HEADING =
  "(?:(?<=^#{1,6}[ \\t].*)|(?=.*\\n(?:=+|-{2,})[ \\t]*$))[ \\t]*\\{:?(?:[^{}\\n]*[ \\t])?#(?<id>[^{}\\s]+)[^{}\\n]*\\}(?=[ \\t]*$)";
/** Attributes in braces: ids of headings; those of kramdown may stand in any line, those of Goldmark on a line alone. */
const ATTRIBUTES = {
  kramdown: `${HEADING}|\\{::comment\\}[^]*?\\{:/(?:comment)?\\}|^[ \\t]*[-*+].*\\n\\{:\\s*toc[^{}]*\\}|(?<=^#.*)\\n\\{:[^{}\\n]*#(?<id>[\\w:.-]+)[^{}\\n]*\\}|\\{:(?:[^{}\\n]*#(?<id>[\\w:.-]+))?[^{}\\n]*\\}`,
  goldmark: `${HEADING}|^[ \\t]*\\{[ \\t]*[.#](?:[^{}\\n]*#(?<id>[\\w:.-]+))?[^{}\\n]*\\}[ \\t]*$`,
  plain: HEADING,
};

/** Edits that take attributes in braces out and keep their ids as places that links may lead to. */
export function editAttributes(
  text: string,
  flavour: DocumentBody["flavour"],
  marks: Marks,
): TextEdit[] {
  const pattern = new RegExp(ATTRIBUTES[flavour], "gmu");
  return editMatches(text, pattern, ({ 0: source, groups, index }) => {
    const id = groups?.id;
    const shown = { kind: "nothing", ...(id ? { id } : {}) } as const;
    // A line of its own would be taken for a row of the table above it.
    const gap = index > 0 && text[index - 1] === "\n" ? "\n" : "";
    return gap + marks.hide(source, shown);
  });
}

/** Definitions, abbreviations, tables without a head, and the place of a list of contents. */
const UNREAD =
  /^:[ \t]+\S.*$|^\*\[[^\]\n]+\]:.*$|(?<=(?<![^])|\n[ \t]*\n)\|.*\|[ \t]*\n(?![ \t]*[|:-][ \t|:-]*$)|^[ \t]*[-*+].*\n\{:\s*toc.*$/gmu;

/** What kramdown or Goldmark would read and this import does not. */
export function findUnread(text: string, isCode: (offset: number) => boolean) {
  return [...text.matchAll(UNREAD)]
    .filter(({ index }) => !isCode(index))
    .map(({ 0: found, index }) => {
      const isLeftOut = found.includes("{:");
      const outcome = isLeftOut
        ? "left out: a list of contents"
        : "shown as text";
      return { index, found, outcome };
    });
}

/** The content of an element in which kramdown reads Markdown. */
const CONTENT =
  /(?<=<(\w+)\b[^<>]*\bmarkdown\s*=\s*["']?(?:1|span|block)\b[^<>]*>)([\s\S]*?)(?=<\/\1>)/giu;

/** Edits that put empty lines around Markdown in HTML, and take its indentation, which would make it code. */
export function editMarkdownInHtml(text: string): TextEdit[] {
  return [...text.matchAll(CONTENT)].flatMap(({ 2: content = "", index }) => {
    const indents = [...content.matchAll(/\n([ \t]+)(?=\S)/gu)];
    const first = indents[0]?.[1]?.length ?? 0;
    const ends = [index, index + content.length];
    return [
      ...ends.map((at) => ({ start: at, end: at, text: "\n\n" })),
      ...indents.map(({ 1: indent = "", index: at }) => {
        const start = index + at + 1;
        return { start, end: start + Math.min(indent.length, first), text: "" };
      }),
    ];
  });
}
