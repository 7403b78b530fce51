import type { Element, Root, RootContent } from "hast";
import rehypeRaw from "rehype-raw";
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
  const last = pieces.at(-1);
  // Nothing follows the last piece, so what it leaves open does no harm.
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

/** An open table lets elements out, and open bold text lets comments out: the two together get out of neither. */
function createEnd(): RootContent[] {
  return [{ type: "comment", value: END }, createElement(END)];
}

/** True for the comment of a mark, with its element behind it. */
function isEnd(nodes: readonly RootContent[], place: number): boolean {
  const [comment, element] = [nodes[place], nodes[place + 1]];
  return (
    comment?.type === "comment" &&
    comment.value === END &&
    element?.type === "element" &&
    element.tagName === END
  );
}

/** Parses in the body of a page: before its first element some tags mean something else. */
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
 * Of a code block the parser drops a line feed that it begins with, or that follows it where it is empty, as of a
 * `<pre>` that a writer has typed. Another one takes its place.
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
