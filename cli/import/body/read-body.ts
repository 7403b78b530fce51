import type { Html, Root } from "mdast";
import { shorten } from "../losses.ts";
import type {
  BodySurroundings,
  DocumentBody,
  LineOf,
} from "./document-body.ts";
import {
  editAttributes,
  editMarkdownInHtml,
  editDefinitions,
  editMath,
  editMdx,
  findUnread,
} from "./edit-markdown.ts";
import { editLiquid } from "./find-liquid.ts";
import { editDirectives, editShortcodes } from "./find-shortcodes.ts";
import { Marks } from "./marks.ts";
import { parseLooseMdx, parseMarkdown, parseMdx } from "./parse-body.ts";
import { applyEdits, findCode } from "./source-edits.ts";

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
  surroundings: BodySurroundings,
): ReadBody {
  const { firstLine, flavour, syntax, templating, text } = body;
  const { report } = surroundings;
  const marks = new Marks();
  const { lineAt } = applyEdits(text, [], firstLine);
  const isCode = findCode(text);
  const edits =
    templating === "liquid"
      ? editLiquid(text, marks, surroundings, lineAt)
      : templating === "none"
        ? []
        : editShortcodes(text, templating, marks, surroundings);
  if (syntax !== "html")
    edits.push(
      ...editDirectives(text, isCode, marks),
      ...editMath(text, marks),
      ...editAttributes(text, flavour, marks),
    );
  for (const { found, index } of findUnread(text, isCode))
    report(
      lineAt(index),
      "text",
      shorten(found),
      "not read: it stays text, but a list of contents is left out",
    );
  if (flavour !== "plain") edits.push(...editDefinitions(text, isCode));
  if (flavour === "kramdown") edits.push(...editMarkdownInHtml(text));
  let imports: ReadonlyMap<string, string> = new Map();
  if (syntax === "mdx") {
    const mdx = editMdx(text, isCode, marks, (offset, what, outcome) =>
      report(lineAt(offset), "expression", what, outcome),
    );
    edits.push(...mdx.edits);
    imports = mdx.imports;
  }
  const edited = applyEdits(text, edits, firstLine);
  const parsed = parseAs(syntax, edited.text);
  if ("reason" in parsed) {
    const outcome = `read as Markdown with HTML: ${parsed.reason}`;
    const before = edited.text.split("\n", parsed.line - 1).join("\n");
    report(edited.lineAt(before.length + 1), "component", "MDX", outcome);
  }
  const tree = "tree" in parsed ? parsed.tree : parseLooseMdx(edited.text);
  return {
    tree,
    text: edited.text,
    lineOf: ({ position }) => edited.lineAt(position?.start?.offset ?? 0),
    marks,
    imports,
    report,
  };
}

function parseAs(syntax: DocumentBody["syntax"], text: string) {
  if (syntax === "mdx") return parseMdx(text);
  return { tree: syntax === "html" ? toHtmlTree(text) : parseMarkdown(text) };
}

function toHtmlTree(text: string): Root {
  const start = { line: 1, column: 1, offset: 0 };
  const end = { line: text.split("\n").length, column: 1, offset: text.length };
  const html: Html = { type: "html", value: text, position: { start, end } };
  return { type: "root", children: [html] };
}
