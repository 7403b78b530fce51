import type { Element, Root, RootContent } from "hast";
import rehypeRaw from "rehype-raw";
import { visit } from "unist-util-visit";
import { VFile } from "vfile";
import { findPieces } from "./raw-pieces.ts";

const parseHtml = rehypeRaw();
/** The parser keeps positions when it is given a file; it reads nothing in it. */
const file = new VFile("");

/** A tree with elements in place of its `raw` nodes, as a browser would read them. The given tree is changed. */
export function parseRawHtml(tree: Root): Root {
  return { ...tree, children: parse(tree.children) };
}

const END = "x-end-of-piece";

/**
 * The same, with only the pieces parsed that hold HTML: most of a text holds none. The given tree is changed.
 * @returns undefined when a piece leaves something open, which changes what follows it
 */
export function parseRawPieces(tree: Root): Root | undefined {
  const pieces = findPieces(tree);
  const withHtml = pieces.filter(({ hasRaw }) => hasRaw);
  if (withHtml.length === 0) return tree;
  const parsed = parse(
    withHtml.flatMap(({ nodes }) => [...nodes, createElement(END)]),
  );
  const ends = parsed.flatMap((node, place) => (isEnd(node) ? [place] : []));
  if (ends.length !== withHtml.length || ends.at(-1) !== parsed.length - 1)
    return undefined;
  let start = 0;
  const children = pieces.flatMap(({ hasRaw, nodes }) => {
    if (!hasRaw) return nodes;
    const end = ends.shift() ?? start;
    const found = parsed.slice(start, end);
    start = end + 1;
    return found;
  });
  return { ...tree, children };
}

function isEnd(node: RootContent): boolean {
  return node.type === "element" && node.tagName === END;
}

/** Parses in the body of a page: before its first element some tags mean something else. */
function parse(nodes: readonly RootContent[]): RootContent[] {
  const children = [createElement("p"), ...nodes];
  const tree: Root = { type: "root", children };
  visit(tree, "element", keepFirstLine);
  const { children: parsed } = parseHtml(tree, file);
  return parsed.slice(1);
}

function createElement(tagName: string): Element {
  return { type: "element", tagName, properties: {}, children: [] };
}

/**
 * Of a code block the parser drops a line feed that it begins with, or that follows it where it is empty, as of a
 * `<pre>` that a writer has typed. Another one takes its place.
 */
function keepFirstLine({ children, tagName }: Element): void {
  const [code] = children;
  if (tagName !== "pre" || code?.type !== "element") return;
  const [first] = code.children;
  if (first === undefined) code.children.push({ type: "text", value: "\n" });
  else if (first.type === "text" && first.value.startsWith("\n"))
    first.value = `\n${first.value}`;
}
