import type { Html, Root } from "mdast";
import { cleanMdx, type MdxNames } from "./clean-mdx.ts";
import type { BodySurroundings, DocumentBody } from "./document-body.ts";
import { fillLiquid } from "./fill-liquid.ts";
import { hideDirectives } from "./hide-directives.ts";
import { hideMath } from "./hide-math.ts";
import { hideShortcodes } from "./hide-shortcodes.ts";
import { editAlone } from "./hide-template.ts";
import { listLines } from "./line-flow.ts";
import { createMarks, type Marks } from "./marks.ts";
import { parseLooseMdx, parseMarkdown, parseMdx } from "./parse-body.ts";
import { rewriteKramdown } from "./rewrite-kramdown.ts";
import { editText, type TracedText } from "./traced-text.ts";

/** How a generator reads a text. */
export type Reading = Omit<DocumentBody, "text" | "firstLine">;

export interface ReadBody {
  tree: Root;
  /** The text that the positions of the tree are of. */
  traced: TracedText;
  marks: Marks;
  names: MdxNames;
}

/** A text as a tree of Markdown, HTML and JSX, with marks for what its parser must not read. */
export function readBody(
  traced: TracedText,
  { flavour, syntax, templating }: Reading,
  surroundings: BodySurroundings,
): ReadBody {
  const marks = createMarks();
  const names: MdxNames = { imports: new Map(), constants: new Map() };
  const { report } = surroundings;
  let read = traced;
  if (templating === "liquid") read = fillLiquid(read, marks, surroundings);
  else if (templating !== "none")
    read = hideShortcodes(read, templating, marks, surroundings);
  if (syntax === "html")
    return { tree: toHtmlTree(read), traced: read, marks, names };
  read = hideDirectives(hideMath(read, marks), marks);
  read = rewriteKramdown(read, flavour);
  if (syntax === "markdown")
    return { tree: parseMarkdown(read.text), traced: read, marks, names };
  const clean = cleanMdx(read, marks, report);
  return { ...readMdx(clean.traced, report), marks, names: clean.names };
}

function toHtmlTree({ lines, text }: TracedText): Root {
  const start = { line: 1, column: 1, offset: 0 };
  const end = { line: lines.length, column: 1, offset: text.length };
  const html: Html = { type: "html", value: text, position: { start, end } };
  return { type: "root", children: [html] };
}

function readMdx(
  traced: TracedText,
  report: BodySurroundings["report"],
): Pick<ReadBody, "tree" | "traced"> {
  const parsed = parseMdx(traced.text);
  if ("tree" in parsed) return { tree: parsed.tree, traced };
  const line = traced.lines[parsed.line - 1] ?? traced.lines[0] ?? 1;
  const outcome = `read as Markdown with HTML, for it is not valid: ${parsed.reason}`;
  report(line, "component", "MDX", outcome);
  const loose = separateTags(traced);
  return { tree: parseLooseMdx(loose.text), traced: loose };
}

/** Empty lines around the lines that hold one tag: MDX reads Markdown between them. */
function separateTags(traced: TracedText): TracedText {
  const edits = listLines(traced.text).flatMap(({ isCode, start, text }) => {
    const tag = isCode || !/^[ \t>]*<\/?[a-z][^<>]*>[ \t]*$/iu.test(text);
    const at = start + text.indexOf("<");
    const written = text.slice(text.indexOf("<")).trimEnd();
    const range = { start: at, end: at + written.length, text: written };
    return tag ? [] : (editAlone(traced.text, range) ?? []);
  });
  return editText(traced, edits);
}
