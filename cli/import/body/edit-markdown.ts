import { toCalloutKind } from "../../model/callout.ts";
import type { TextEdit } from "../../model/source-text.ts";
import type { DocumentBody } from "./document-body.ts";
import { shorten } from "../losses.ts";
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

/** The id of a heading. The brace comes first: what surrounds it takes longer to find. */
const HEADING =
  "\\{(?:(?<=^#{1,6}[ \\t].*)|(?=.*\\n(?:=+|-{2,})[ \\t]*$)):?(?:[^{}\\n]*[ \\t])?#(?<id>[^{}\\s]+)[^{}\\n]*\\}(?=[ \\t]*$)";
/** Attributes in braces: ids of headings; those of kramdown may stand in any line, those of Goldmark on a line alone. */
const ATTRIBUTES = {
  kramdown: `${HEADING}|\\{::comment\\}[^]*?\\{:/(?:comment)?\\}|^[ \\t]*[-*+].*\\n\\{:\\s*toc[^{}]*\\}|\\n(?<=^#.*\\n)\\{:[^{}\\n]*#(?<id>[\\w:.-]+)[^{}\\n]*\\}|\\{:(?:[^{}\\n]*#(?<id>[\\w:.-]+))?[^{}\\n]*\\}`,
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

/** Abbreviations, labels of quotes, tables without a head, and the place of a list of contents. */
const UNREAD =
  /^\*\[[^\]\n]+\]:.*$|(?<=^[ \t]*>[ \t]*)\[!\w+\].*$|(?<=(?<![^])|\n[ \t]*\n)\|.*\|[ \t]*\n(?![ \t]*[|:-][ \t|:-]*$)|^[ \t]*[-*+].*\n\{:\s*toc.*$/gmu;

function isCallout(found: string): boolean {
  const kind = /^\[!(\w+)\]/u.exec(found)?.[1];
  return kind !== undefined && toCalloutKind(kind) !== undefined;
}

/** Gives where Markdown stands that generators know and this import does not. */
export function findUnread(text: string, isCode: (offset: number) => boolean) {
  return [...text.matchAll(UNREAD)]
    .filter(({ 0: found, index }) => !isCode(index) && !isCallout(found))
    .map(({ 0: found, index }) => ({ found, index }));
}

/** Edits that make items of definitions: what belongs to one is indented, which would make it code. */
export function editDefinitions(
  text: string,
  isCode: (offset: number) => boolean,
): TextEdit[] {
  return editMatches(text, /^:(?=[ \t]+\S)/gmu, ({ index }) =>
    isCode(index) ? undefined : "-",
  );
}

const OPENING =
  /<(\w+)\b[^<>]*\bmarkdown\s*=\s*["']?(?:1|span|block)\b[^<>]*>/giu;

/** Edits that put empty lines around Markdown in HTML, and take its indentation, which would make it code. */
export function editMarkdownInHtml(text: string): TextEdit[] {
  return [...text.matchAll(OPENING)].flatMap(({ 0: tag, 1: name, index }) => {
    const start = index + tag.length;
    const end = text.indexOf(`</${name}>`, start);
    if (end === -1) return [];
    const content = text.slice(start, end);
    const indents = [...content.matchAll(/\n([ \t]+)(?=\S)/gu)];
    const most = indents[0]?.[1]?.length ?? 0;
    return [
      ...[start, end].map((at) => ({ start: at, end: at, text: "\n\n" })),
      ...indents.map(({ 1: indent = "", index: line }) => {
        const at = start + line + 1;
        return { start: at, end: at + Math.min(indent.length, most), text: "" };
      }),
    ];
  });
}

/** An import, with the name and the path of what is imported. */
const IMPORT =
  /^import\s(?:(\w*)[^;"'\n]*(?:\n[^;"'\n]+)*?\sfrom\s+)?\s*["']([^"'\n]+)["'];?[ \t]*$/gmu;
/** An export: to the line that closes its brackets, or to an empty line. */
const EXPORT =
  /^export\s(?:default|const|let|var|function|async|class|[{*])(?:[^\n]*[[{(`]\s*\n[\s\S]*?\n[\]})`]+.*$|.*(?:\n[^\n]*\S[^\n]*)*)/gmu;
const COMMENT = /<!--[\s\S]*?-->/gu;

/** Edits that take out what MDX does not show: imports, programs and comments of HTML. */
export function editMdx(
  text: string,
  isCode: (offset: number) => boolean,
  marks: Marks,
  report: (offset: number, what: string, outcome: string) => void,
): { edits: TextEdit[]; imports: Map<string, string> } {
  const imports = new Map<string, string>();
  const comments = editMatches(text, COMMENT, ([source]) =>
    marks.hide(source, { kind: "nothing" }),
  );
  const modules = editMatches(text, IMPORT, ({ 1: name, 2: path, index }) => {
    if (isCode(index)) return undefined;
    if (name && path) imports.set(name, path);
    return "";
  });
  const programs = editMatches(text, EXPORT, ({ 0: source, index }) => {
    if (isCode(index)) return undefined;
    report(index, shorten(source), "left out: it is a program");
    return "";
  });
  return { edits: [...comments, ...modules, ...programs], imports };
}
