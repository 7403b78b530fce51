import type { Element, Root, RootContent } from "hast";
import rehypeRaw from "rehype-raw";
import { VFile } from "vfile";
import { findPieces } from "./raw-pieces.ts";

const parseHtml = rehypeRaw();
/** The parser only keeps positions if it gets a file, but does not read it. */
const file = new VFile("");

/** Replaces the `raw` nodes of a tree by elements, as a browser would parse them. Changes the given tree. */
export function parseRawHtml(tree: Root): Root {
  return { ...tree, children: parse(tree.children) };
}

const END = "x-end-of-piece";

/**
 * Does the same, but parses only the pieces that contain HTML: most of a text has none. Changes the given tree.
 * @returns undefined if a piece leaves an element open, which affects what follows it
 */
export function parseRawPieces(tree: Root): Root | undefined {
  const pieces = findPieces(tree);
  const last = pieces.at(-1);
  // Nothing follows the last piece, so it may leave elements open.
  const marked = pieces.filter((piece) => piece.hasRaw && piece !== last);
  if (marked.length === 0 && last?.hasRaw !== true) return tree;
  const parsed = parse([
    ...marked.flatMap(({ nodes }) => [...nodes, ...createEnd()]),
    ...(last?.hasRaw === true ? last.nodes : []),
  ]);
  const ends = parsed.flatMap((_, place) =>
    isEnd(parsed, place) ? [place] : [],
  );
  if (ends.length !== marked.length) return undefined;
  let start = 0;
  const children = pieces.flatMap(({ hasRaw, nodes }) => {
    if (!hasRaw) return nodes;
    const end = ends.shift() ?? parsed.length;
    const found = parsed.slice(start, end);
    start = end + 2;
    return found;
  });
  return { ...tree, children };
}

/**
 * Marks the end of a piece by a comment and an element. An open table moves elements out, open bold text moves
 * comments out, but neither moves both.
 */
function createEnd(): RootContent[] {
  return [{ type: "comment", value: END }, createElement(END)];
}

/** True at the comment of an end mark that is followed by its element. */
function isEnd(nodes: readonly RootContent[], place: number): boolean {
  const [comment, element] = [nodes[place], nodes[place + 1]];
  return (
    comment?.type === "comment" &&
    comment.value === END &&
    element?.type === "element" &&
    element.tagName === END
  );
}

/** Parses inside a body: before the first element of a page, some tags have another meaning. */
function parse(nodes: readonly RootContent[]): RootContent[] {
  const children = [createElement("p"), ...nodes];
  const tree: Root = { type: "root", children };
  keepFirstLines(tree);
  const { children: parsed } = parseHtml(tree, file);
  return parsed.slice(1);
}

function createElement(tagName: string): Element {
  return { type: "element", tagName, properties: {}, children: [] };
}

/**
 * The parser drops a line feed at the start of a code block, as HTML says for `<pre>`. Adds one, so that the block
 * keeps its first line.
 */
function keepFirstLines({ children }: Root | Element): void {
  for (const node of children) {
    if (node.type !== "element") continue;
    keepFirstLines(node);
    const [code] = node.tagName === "pre" ? node.children : [];
    if (code?.type !== "element") continue;
    const [first] = code.children;
    if (first === undefined) code.children.push({ type: "text", value: "\n" });
    else if (first.type === "text" && first.value.startsWith("\n"))
      first.value = `\n${first.value}`;
  }
}
