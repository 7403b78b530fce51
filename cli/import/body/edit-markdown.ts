import { h } from "hastscript";
import { shorten } from "../project/open-project.ts";
import { markdown } from "./parsers.ts";
import { type DocumentBody, type SourceEdits } from "./source-edits.ts";
import { pairMarks, readMarks } from "./templates.ts";

const FORMULA =
  /\$\$[^`]{1,5000}?\$\$|(?<![\\$\w])\$(?![\s$\d,.)"'])(?:[^$`\n\\]|\\.){1,300}?(?<![\s\\])\$(?![\w${])/gu;
/** What a formula has and an amount of money has not. */
const SIGNS = /[\\^_{}=<>+]|^\$\$/u;

/** Hides formulas, which are printed as they are: Markdown would read their underscores, MDX their braces. */
export function editMath(edits: SourceEdits): void {
  edits.replace(FORMULA, ({ 0: source, index }) => {
    // An empty line ends the paragraph that the formula began in.
    const isFormula = SIGNS.test(source) && !/\n[ \t>]*\n/u.test(source);
    if (!isFormula) return undefined;
    return edits.marks.hide(source, () => {
      edits.report(index, "math", shorten(source), "shown as it is written");
      return [h("import-formula", source)];
    });
  });
}

/** The attributes of a heading. The brace comes first: what surrounds it takes longer to find. */
const HEADING =
  "\\{(?:(?<=^#{1,6}[ \\t].*)|(?=.*\\n(?:=+|-{2,})[ \\t]*$)):?(?:[^{}\\n]*[ \\t])?#(?<id>[^{}\\s]+)[^{}\\n]*\\}(?=[ \\t]*$)";
/** Attributes in braces: those of kramdown may stand in any line, those of Goldmark on a line alone. */
const ATTRIBUTES = {
  kramdown: `${HEADING}|\\{::comment\\}[^]*?\\{:/(?:comment)?\\}|^[ \\t]*[-*+].*\\n\\{:\\s*toc[^{}]*\\}|\\n(?<=^#.*\\n)\\{:[^{}\\n]*#(?<id>[\\w:.-]+)[^{}\\n]*\\}|\\{:(?:[^{}\\n]*#(?<id>[\\w:.-]+))?[^{}\\n]*\\}`,
  goldmark: `${HEADING}|^[ \\t]*\\{[ \\t]*[.#](?:[^{}\\n]*#(?<id>[\\w:.-]+))?[^{}\\n]*\\}[ \\t]*$`,
  plain: HEADING,
};

/** Removes attributes in braces and the place of a list of contents; ids stay as places that links may lead to. */
export function editAttributes(edits: SourceEdits, { flavour }: DocumentBody) {
  const pattern = new RegExp(ATTRIBUTES[flavour], "gmu");
  edits.replace(pattern, ({ 0: source, groups, index }) => {
    const id = groups?.id;
    const outcome = "left out: it is the place of a list of contents";
    if (/\{:\s*toc/u.test(source))
      edits.report(index, "text", shorten(source), outcome);
    // A line of its own would be taken for a row of the table above it.
    const gap = edits.text[index - 1] === "\n" ? "\n" : "";
    return gap + edits.marks.hide(source, () => (id ? [h("a", { id })] : []));
  });
}

/** Makes items of definitions: what belongs to one is indented, which would make it code. */
export function editDefinitions(edits: SourceEdits): void {
  edits.replace(/^:(?=[ \t]+\S)/gmu, ({ index }) =>
    edits.isCode(index) ? undefined : "-",
  );
}

/** Puts empty lines around Markdown in HTML. In HTML, no text is code for being indented: removes its indentation. */
export function editHtml(edits: SourceEdits): void {
  const { add, isCode, replace, text } = edits;
  const tags = pairMarks(readMarks(text, "html")).flatMap((tag) => {
    const { close, end, name, start, values } = tag;
    if (!close || name === "pre" || isCode(start)) return [];
    const isRead = /^(?:1|span|block)$/u.test(values.get("markdown") ?? "");
    return [{ start, end, until: close.start, isRead }];
  });
  for (const { end, isRead, until } of tags)
    for (const at of isRead ? [end, until] : [])
      add({ start: at, end: at, text: "\n\n" });
  const code = edits.listCode(markdown);
  replace(/^(?:[ \t]*>)*[ \t]+(?=\S)/gmu, ({ 0: indent, index }) => {
    const around = tags.findLast(
      ({ start, until }) => start < index && index < until,
    );
    if (around?.isRead) {
      const first = /(?<=\n)[ \t]*(?=\S)/u.exec(text.slice(around.end));
      return indent.replace(first?.[0] ?? "", "");
    }
    const at = index + indent.length;
    const found = code.find(({ end, start }) => start < at && at < end);
    if (!around || isCode(at)) return undefined;
    return found && indent.slice(0, found.column);
  });
}

/** What MDX does not show: comments of HTML, imports, and exports up to the line that closes their brackets. */
const MODULE =
  /<!--[^]*?-->|^import\s(?:(?<name>\w*)[^;"'\n]*(?:\n[^;"'\n]+)*?\sfrom\s+)?\s*["'](?<path>[^"'\n]+)["'];?[ \t]*$|^(?<program>export\s(?:default|const|let|var|function|async|class|[{*])(?:[^\n]*[[{(`]\s*\n[^]*?\n[\]})`]+.*$|.*(?:\n[^\n]*\S[^\n]*)*))/gmu;

/** Removes what MDX does not show. @returns the paths of files by the names that stand for them */
export function editMdx(edits: SourceEdits): Map<string, string> {
  const imports = new Map<string, string>();
  edits.replace(MODULE, ({ 0: source, groups = {}, index }) => {
    if (source.startsWith("<")) return edits.marks.hide(source, () => []);
    if (edits.isCode(index)) return undefined;
    const { name, path, program } = groups;
    if (name && path) imports.set(name, path);
    const outcome = "left out: it is a program";
    if (program) edits.report(index, "expression", shorten(program), outcome);
    return "";
  });
  return imports;
}
