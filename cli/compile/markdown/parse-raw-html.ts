import type { Element, Root, RootContent } from "hast";
import rehypeRaw from "rehype-raw";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { VFile } from "vfile";
import { findPieces } from "./raw-pieces.ts";

const parser = unified().use(rehypeRaw).freeze();
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
  const children: RootContent[] = [];
  for (const { hasRaw, nodes } of findPieces(tree)) {
    const parsed = hasRaw ? parse([...nodes, createElement(END)]) : nodes;
    const last = hasRaw ? parsed.pop() : undefined;
    if (hasRaw && (last?.type !== "element" || last.tagName !== END))
      return undefined;
    children.push(...parsed);
  }
  return { ...tree, children };
}

/** Parses in the body of a page: before its first element some tags mean something else. */
function parse(nodes: readonly RootContent[]): RootContent[] {
  const children = [createElement("p"), ...nodes];
  const tree: Root = { type: "root", children };
  visit(tree, "element", keepFirstLine);
  return parser.runSync(tree, file).children.slice(1);
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
