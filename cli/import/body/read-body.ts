import type { Root } from "mdast";
import type { Node } from "unist";
import { type ReportHere, shorten } from "../project/open-project.ts";
import { looseMarkdown, markdown, mdxMarkdown } from "./parsers.ts";
import {
  type Marks,
  createSourceEdits,
  type BodySite,
  type DocumentBody,
  type SourceEdits,
} from "./source-edits.ts";
import { editAbbreviations, editNotation } from "./notation.ts";
import { editTemplates, pairMarks, readMarks } from "./templates.ts";
import { h } from "hastscript";

/** A body as its parser leaves it, and what the steps after it share. */
export interface ReadBody {
  /** Undefined for a page of HTML. */
  tree: Root | undefined;
  /** The text that the positions of the tree are of. */
  text: string;
  marks: Marks;
  /** What abbreviations mean, by themselves. */
  abbreviations: ReadonlyMap<string, string>;
  /** Names of MDX that stand for files -> their paths. */
  imports: ReadonlyMap<string, string>;
  /** Reports a loss where a node stood. */
  reportAt: (node: Pick<Node, "position">) => ReportHere;
}

/** A text as a tree of Markdown, HTML and JSX, with tokens for what its parser must not read. */
export function readBody(body: DocumentBody, site: BodySite): ReadBody {
  const { flavour, syntax } = body;
  const { report } = site;
  const edits = createSourceEdits(body, report);
  editTemplates(edits, body, site);
  if (syntax !== "html") {
    editNotation(edits, syntax === "mdx");
    editMath(edits);
    editAttributes(edits, body);
  }
  const isText = syntax !== "html";
  const abbreviations = isText ? editAbbreviations(edits) : new Map();
  if (flavour !== "plain") editDefinitions(edits);
  if (flavour === "kramdown" && syntax !== "html") editHtml(edits);
  const imports = syntax === "mdx" ? editMdx(edits) : new Map();
  const { lines, text } = edits.apply();
  const lineAt = (line = 1) => lines[line - 1] ?? body.firstLine;
  const reportAt: ReadBody["reportAt"] =
    ({ position }) =>
    (...loss) =>
      report(lineAt(position?.start?.line), ...loss);
  const shared = { text, marks: edits.marks, abbreviations, imports, reportAt };
  if (syntax === "html") return { ...shared, tree: undefined };
  if (syntax === "markdown") return { ...shared, tree: markdown.parse(text) };
  try {
    return { ...shared, tree: mdxMarkdown.parse(text) };
  } catch (error) {
    if (error instanceof RangeError || !(error instanceof Error)) throw error;
    const line = lineAt("line" in error ? Number(error.line) : 1);
    const outcome = `read as Markdown with HTML: ${error.message}`;
    report(line, "component", "MDX", outcome);
    return { ...shared, tree: looseMarkdown.parse(text) };
  }
}

const FORMULA =
  /\$\$[^`]{1,5000}?\$\$|(?<![\\$\w])\$(?![\s$,.)"']|\d[\d.,]*\p{L}*\s+\p{L})(?:[^$`\n\\]|\\.){1,300}?(?<![\s\\])\$(?![\w${])/gu;
/** What a formula has and an amount of money has not. */
const SIGNS = /[\\^_{}=<>+]|^\$\$/u;

/** What is in no text without formulas: where it is found, `$0$` and `$k$` are formulas too. */
const TEX = /^\$\$|\\[a-z]{2}/iu;

/** Hides formulas, which are printed as they are: Markdown would read their underscores, MDX their braces. */
function editMath(edits: SourceEdits): void {
  const isMath = edits.text
    .matchAll(FORMULA)
    .some(([source]) => TEX.test(source));
  edits.replace(FORMULA, ({ 0: source, index }) => {
    // An empty line ends the paragraph that the formula began in.
    const isOne = !/\n[ \t>]*\n/u.test(source);
    if (!isOne || !(isMath || SIGNS.test(source))) return undefined;
    return edits.marks.hide(source, () => {
      edits.report(index, "math", shorten(source), "shown as it is written");
      return [h("import-formula", source)];
    });
  });
}

/** The attributes of a heading. The brace comes first: what surrounds it takes longer to find. */
const HEADING =
  "\\{(?:(?<=^#{1,6}[ \\t].*)|(?=.*\\n(?:=+|-{2,})[ \\t]*$)):?[ \\t]*(?:(?:[^{}\\n]*[ \\t])?#(?<id>[^{}\\s]+)|(?:\\.|[\\w-]+=)\\w)[^{}\\n]*\\}(?=[ \\t]*$)";
/** Those behind a link, a picture, stressed words or a tag of a template, those on a line alone, and those at the end of a paragraph. */
const BEHIND =
  "(?<=[)\\]*_`]|[%}]\\})(?:\\{:?[ \\t]*(?:[.#]|[\\w-]+=)[\\w\"'][^{}\\n]*\\})+|^[ \\t]*\\{[ \\t]*[.#](?:[^{}\\n]*#(?<id>[\\w:.-]+))?[^{}\\n]*\\}[ \\t]*$|\\{(?<=\\S[ \\t]\\{)\\.[\\w-][^{}\\n]*\\}(?=[ \\t]*(?:\\n[ \\t]*\\n|$(?![^])))";
/** Attributes in braces: those of kramdown may stand in any line. */
const ATTRIBUTES = {
  kramdown: `${HEADING}|\\{::comment\\}[^]*?\\{:/(?:comment)?\\}|^[ \\t]*[-*+].*\\n\\{:\\s*toc[^{}]*\\}|\\n(?<=^#.*\\n)\\{:[^{}\\n]*#(?<id>[\\w:.-]+)[^{}\\n]*\\}|\\{:(?:[^{}\\n]*#(?<id>[\\w:.-]+))?[^{}\\n]*\\}`,
  goldmark: `${HEADING}|${BEHIND}`,
  plain: `${HEADING}|${BEHIND}`,
};

/** Removes attributes in braces and the place of a list of contents; ids stay as places that links may lead to. */
function editAttributes(edits: SourceEdits, { flavour }: DocumentBody) {
  const pattern = new RegExp(ATTRIBUTES[flavour], "gmu");
  edits.replace(pattern, ({ 0: source, groups, index }) => {
    if (edits.isCode(index)) return undefined;
    const id = groups?.id;
    const isContents = /\{:\s*toc/u.test(source);
    const isComment = source.includes("::comment}");
    const outcome = isContents
      ? "left out: it is the place of a list of contents"
      : "left out: no text of ours says how it looks";
    const isLost = !isComment && /[.=]|toc/u.test(source);
    // A line of its own would be taken for a row of the table above it.
    const gap = edits.text[index - 1] === "\n" ? "\n" : "";
    const mark = edits.marks.hide(source, () => {
      if (isLost) edits.report(index, "text", shorten(source), outcome);
      return id ? [h("a", { id })] : [];
    });
    return gap + mark;
  });
}

/** Makes items of definitions: what belongs to one is indented, which would make it code. */
function editDefinitions(edits: SourceEdits): void {
  edits.replace(/^:(?=[ \t]+\S)/gmu, ({ index }) =>
    edits.isCode(index) ? undefined : "-",
  );
}

/** Puts empty lines around Markdown in HTML. In HTML, no text is code for being indented: removes its indentation. */
function editHtml(edits: SourceEdits): void {
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

/** What MDX does not show: imports, and exports up to the line that closes their brackets. */
const MODULE =
  /^import\s(?:(?<name>\w*)[^;"'\n]*(?:\n[^;"'\n]+)*?\sfrom\s+)?\s*["'](?<path>[^"'\n]+)["'];?[ \t]*$|^(?<program>export\s(?:default|const|let|var|function|async|class|[{*])(?:[^\n]*[[{(`]\s*\n[^]*?\n[\]})`]+.*$|.*(?:\n[^\n]*\S[^\n]*)*))/gmu;

/** Removes what MDX does not show. @returns the paths of files by the names that stand for them */
function editMdx(edits: SourceEdits): Map<string, string> {
  const imports = new Map<string, string>();
  edits.replace(MODULE, ({ groups = {}, index }) => {
    if (edits.isCode(index)) return undefined;
    const { name, path, program } = groups;
    if (name && path) imports.set(name, path);
    const outcome = "left out: it is a program";
    if (program) edits.report(index, "expression", shorten(program), outcome);
    return "";
  });
  return imports;
}
