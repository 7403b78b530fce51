import type { Element, Nodes, Root, Text } from "hast";
import type { BodyTarget } from "./body.ts";
import type { SourceText, TextRange } from "./source-text.ts";

/** A sanitized text as a tree, with everything that rules and rendering look for in it. */
export interface BodyTree {
  tree: Root;
  source: SourceText;
  /** Where the body lies in the file. */
  range: TextRange;
  /** In order, without the hidden one above footnotes. */
  headings: HeadingNode[];
  /** The ids that a link to this page may name. */
  anchors: string[];
  links: BodyTarget[];
  /** Images, videos, their posters and captions. */
  images: BodyTarget[];
  /** What its placeholders name, `wireframe:id` and `code:id`; those in code as well. */
  fragments: string[];
  /** Tables outside other tables and pictures, with the text of the heading above. */
  tables: readonly { node: Element; section: string }[];
  /** Elements of one name, in order. */
  elementsNamed(name: string): readonly Element[];
  /** Texts outside code, each with the element around it. */
  prose: readonly ProseText[];
}

export interface HeadingNode {
  node: Element;
  depth: number;
  text: string;
  id: string;
}

export interface ProseText {
  node: Text;
  parent: Element | undefined;
}

/** Where a node stands in its file; undefined for a node that has no text of its own there. */
export function rangeOfElement(
  { position }: Nodes,
  body: TextRange,
): TextRange | undefined {
  // The HTML parser gives some elements a position without a start.
  const start = position?.start?.offset;
  const end = position?.end?.offset;
  if (start === undefined || end === undefined) return undefined;
  // An element that is never closed may end before it begins.
  return { start: body.start + start, end: body.start + Math.max(start, end) };
}

/** Where a node stands in its file; the start of the body for a node without a position. */
export function rangeInBody(
  node: Element | Text,
  { range }: Pick<BodyTree, "range">,
): TextRange {
  const { start } = range;
  return rangeOfElement(node, range) ?? { start, end: start };
}

/**
 * Where a part of a text node stands in the file. Escapes, references and line prefixes make the node differ from what
 * is written, so the part is searched for; the range of the whole node is the answer where it is not found.
 */
export function rangeInText(
  node: Text,
  found: { index: number; text: string },
  body: Pick<BodyTree, "range" | "source">,
): TextRange {
  const range = rangeInBody(node, body);
  const written = body.source.text.slice(range.start, range.end);
  const before = node.value.slice(0, found.index);
  const earlier = before.split(found.text).length - 1;
  let at = -1;
  for (let count = 0; count <= earlier; count++) {
    at = written.indexOf(found.text, at + 1);
    if (at === -1) return range;
  }
  const start = range.start + at;
  return { start, end: start + found.text.length };
}
