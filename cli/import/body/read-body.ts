import type { Root } from "mdast";
import type { Node } from "unist";
import {
  editAttributes,
  editDefinitions,
  editHtml,
  editMath,
  editMdx,
} from "./edit-markdown.ts";
import type { ReportHere } from "../project/open-project.ts";
import { looseMarkdown, markdown, mdxMarkdown } from "./parsers.ts";
import {
  type Marks,
  createSourceEdits,
  type BodySite,
  type DocumentBody,
} from "./source-edits.ts";
import { editTemplates } from "./templates.ts";

/** A body as its parser leaves it, and what the steps after it share. */
export interface ReadBody {
  /** Undefined for a page of HTML. */
  tree: Root | undefined;
  /** The text that the positions of the tree are of. */
  text: string;
  marks: Marks;
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
    editMath(edits);
    editAttributes(edits, body);
  }
  if (flavour !== "plain") editDefinitions(edits);
  if (flavour === "kramdown" && syntax !== "html") editHtml(edits);
  const imports = syntax === "mdx" ? editMdx(edits) : new Map();
  const { lines, text } = edits.apply();
  const lineAt = (line = 1) => lines[line - 1] ?? body.firstLine;
  const reportAt: ReadBody["reportAt"] =
    ({ position }) =>
    (...loss) =>
      report(lineAt(position?.start?.line), ...loss);
  const shared = { text, marks: edits.marks, imports, reportAt };
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
