import type { Nodes, Root } from "mdast";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import type { TextEdit, TextRange } from "../../model/source-text.ts";
import { removeTrailingSpaces } from "./trailing-spaces.ts";

const parser = unified().use(remarkParse).use(remarkGfm).freeze();

/** Nodes in which spaces at the end of a line have a meaning. */
const KEPT = new Set(["code", "inlineCode", "html", "definition", "break"]);

/** Edits that remove trailing spaces without a meaning from a Markdown text. */
export function findLooseSpaces(text: string): TextEdit[] {
  const edits = removeTrailingSpaces(text, () =>
    keptRanges(parser.parse(text)),
  );
  // After a backslash, the space prevents a line break.
  return edits.filter(({ start }) => text[start - 1] !== "\\");
}

/** In order, without nested ones. */
function keptRanges(tree: Root): TextRange[] {
  const ranges: TextRange[] = [];
  const collect = (node: Nodes): void => {
    const start = node.position?.start.offset;
    const end = node.position?.end.offset;
    const hasTitle = "title" in node && Boolean(node.title);
    if (
      (KEPT.has(node.type) || hasTitle) &&
      start !== undefined &&
      end !== undefined
    )
      ranges.push({ start, end });
    else if ("children" in node) node.children.forEach(collect);
  };
  collect(tree);
  return ranges;
}
