import type { Html, Root } from "mdast";
import type {
  BodySurroundings,
  DocumentBody,
  LineOf,
} from "./document-body.ts";
import {
  editAttributes,
  editDefinitions,
  editMarkdownInHtml,
  editMath,
  editMdx,
} from "./edit-markdown.ts";
import type { Marks } from "./marks.ts";
import { parseLooseMdx, parseMarkdown, parseMdx } from "./parse-body.ts";
import { SourceEdits } from "./source-edits.ts";
import { editDirectives, editTemplates } from "./templates.ts";

/** A body as its parser leaves it, and what the steps after it share. */
export interface ReadBody {
  tree: Root;
  /** The text that the positions of the tree are of. */
  text: string;
  lineOf: LineOf;
  marks: Marks;
  /** Names of MDX that stand for files -> their paths. */
  imports: ReadonlyMap<string, string>;
  report: BodySurroundings["report"];
}

/** A text as a tree of Markdown, HTML and JSX, with tokens for what its parser must not read. */
export function readBody(
  body: DocumentBody,
  { lookup, report }: BodySurroundings,
): ReadBody {
  const { flavour, syntax, templating } = body;
  const edits = new SourceEdits(body, report);
  editTemplates(edits, templating, lookup);
  if (syntax !== "html") {
    editDirectives(edits);
    editMath(edits);
    editAttributes(edits, flavour);
  }
  if (flavour !== "plain") editDefinitions(edits);
  if (flavour === "kramdown") editMarkdownInHtml(edits);
  const imports = syntax === "mdx" ? editMdx(edits) : new Map();
  const { lineAt, text } = edits.apply();
  const tree = parseAs(syntax, text, (line, reason) => {
    const outcome = `read as Markdown with HTML: ${reason}`;
    const before = text.split("\n", line - 1).join("\n");
    report(lineAt(before.length + 1), "component", "MDX", outcome);
  });
  const lineOf: LineOf = ({ position }) => lineAt(position?.start?.offset ?? 0);
  return { tree, text, lineOf, marks: edits.marks, imports, report };
}

/** @param refuse is told why a text is no MDX, and on which of its lines */
function parseAs(
  syntax: DocumentBody["syntax"],
  text: string,
  refuse: (line: number, reason: string) => void,
): Root {
  if (syntax === "markdown") return parseMarkdown(text);
  if (syntax === "html") return toHtmlTree(text);
  try {
    return parseMdx(text);
  } catch (error) {
    if (error instanceof RangeError || !(error instanceof Error)) throw error;
    refuse("line" in error ? Number(error.line) || 1 : 1, error.message);
    return parseLooseMdx(text);
  }
}

function toHtmlTree(text: string): Root {
  const start = { line: 1, column: 1, offset: 0 };
  const end = { line: text.split("\n").length, column: 1, offset: text.length };
  const html: Html = { type: "html", value: text, position: { start, end } };
  return { type: "root", children: [html] };
}
