import type { TextEdit } from "../../model/source-text.ts";
import type { DocumentBody } from "./document-body.ts";
import type { Marks } from "./marks.ts";
import type { TextLine } from "./source-edits.ts";

const FORMULA =
  /\$\$[^`]{1,5000}?\$\$|(?<![\\$\w])\$(?![\s$\d,.)"'])(?:[^$`\n\\]|\\.){1,300}?(?<![\s\\])\$(?![\w${])/gu;
/** What a formula has and an amount of money has not. */
const SIGNS = /[\\^_{}=<>+]|^\$\$/u;

/** Edits that hide formulas, which are shown as text: Markdown would read their underscores, MDX their braces. */
export function editMath(text: string, marks: Marks): TextEdit[] {
  return [...text.matchAll(FORMULA)].flatMap(({ 0: source, index }) => {
    // An empty line ends the paragraph that the formula began in.
    if (!SIGNS.test(source) || /\n[ \t>]*\n/u.test(source)) return [];
    const token = marks.hide(source, { kind: "text", loss: "math" });
    return [{ start: index, end: index + source.length, text: token }];
  });
}

const ALERT = /^((?:[ \t]*>)+[ \t]*)\[!(\w)(\w+)\][ \t]*(.*)$/u;

/** Edits that give quotes such as `> [!NOTE]` a label. */
export function editAlerts(lines: readonly TextLine[]): TextEdit[] {
  return lines.flatMap(({ isCode, start, text }) => {
    const [whole, quote = "", initial = "", rest = "", title] =
      ALERT.exec(text) ?? [];
    if (whole === undefined || isCode) return [];
    const label = title || initial.toUpperCase() + rest.toLowerCase();
    const labelled = `${quote}**${label}**\n${quote}`;
    return [{ start, end: start + text.length, text: labelled }];
  });
}

/** Attributes and options in braces; those of kramdown may stand in a line, those of Goldmark on a line alone. */
const ATTRIBUTES = {
  kramdown:
    /\{::comment\}[\s\S]*?\{:\/(?:comment)?\}|^[ \t]*[-*+][^\n]*\n\{:\s*toc[^{}]*\}|(?<heading>(?<=^#{1,6}[^\n]*)\n)?\{:[^{}\n]*?(?:#(?<id>[\w:.-]+)[^{}\n]*)?\}/gmu,
  goldmark:
    /^[ \t]*\{[ \t]*[.#][^{}\n]*?(?:#(?<id>[\w:.-]+)[^{}\n]*)?\}[ \t]*$/gmu,
  plain: /(?!)/gu,
};

/** Edits that take attributes in braces out and keep their ids. */
export function editAttributes(
  text: string,
  flavour: DocumentBody["flavour"],
  marks: Marks,
): TextEdit[] {
  return [...text.matchAll(ATTRIBUTES[flavour])].flatMap((found) => {
    const { 0: source, groups = {}, index } = found;
    const { heading, id } = groups;
    const edit = { start: index, end: index + source.length };
    if (heading) return [{ ...edit, text: id ? ` {#${id}}` : "\n" }];
    // `readOutline` takes the id of a heading.
    const line = text.slice(text.lastIndexOf("\n", index - 1) + 1, index);
    if (id && /^#{1,6}[ \t]/u.test(line)) return [];
    // A line of its own would be taken for a row of the table above it.
    const gap = line === "" && index > 0 ? "\n" : "";
    const shown = { kind: "nothing", ...(id ? { id } : {}) } as const;
    return [{ ...edit, text: gap + marks.hide(source, shown) }];
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
