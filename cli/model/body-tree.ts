import type { Element, Nodes, Root, Text, ElementContent } from "hast";
import type {
  Code,
  Definition,
  FootnoteDefinition,
  Html,
  List,
  Nodes as MarkdownNode,
} from "mdast";
import type { Node } from "unist";
import type { BodyFacts } from "./body.ts";
import type { SourceText, TextRange } from "./source-text.ts";

/** A sanitized text as a tree, with everything that rules and rendering need from it. */
export interface BodyTree extends BodyFacts {
  tree: Root;
  markdown: MarkdownNodes;
  source: SourceText;
  /** The range of the body in the file. */
  range: TextRange;
  /** In order, without the hidden heading of footnotes. */
  headings: HeadingNode[];
  /** Headings and anchors whose own id was refused. */
  refusedIds: readonly RefusedId[];
  /** Elements of one name, in order. */
  elementsNamed(name: string): readonly Element[];
  /** Texts outside code, each with the element around it. */
  prose: ProseText[];
  /** The same in one piece, for a quick test that most texts fail. Each text begins a line. */
  plain: string;
}

/** Parts of the Markdown as it is written, in order. */
export interface MarkdownNodes {
  /** Tags and comments. Inside of a line, Markdown goes on after a tag. */
  html: { node: Html; isInLine: boolean }[];
  code: Code[];
  /** Lists, each with what comes after it. */
  lists: { list: List; next: MarkdownNode | undefined }[];
  definitions: Definition[];
  footnotes: FootnoteDefinition[];
  /** The identifiers of definitions that links and images refer to, and those of footnotes after a `^`. */
  references: Set<string>;
}

export interface HeadingNode {
  node: Element;
  depth: number;
  text: string;
  id: string;
}

export interface RefusedId {
  node: Element;
  /** As it is written. A heading has another one. */
  id: string;
}

export interface ProseText {
  node: Text;
  parent: Element | undefined;
}

/** The range of a node of the Markdown tree in the file. */
export function rangeOfNode(
  { position }: Node,
  { range: { start } }: Pick<BodyTree, "range">,
): TextRange {
  return {
    start: start + (position?.start.offset ?? 0),
    end: start + (position?.end.offset ?? 0),
  };
}

/** The range of a node in its file. Undefined for a node without its own text there. */
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

/** The range of a node in its file, or the start of the body for a node without a position. */
export function rangeInBody(
  node: Element | Text,
  { range }: Pick<BodyTree, "range">,
): TextRange {
  const { start } = range;
  return rangeOfElement(node, range) ?? { start, end: start };
}

/**
 * The range of a part of a text node in the file. The part is searched for, because escapes, references and line
 * prefixes make the node differ from the file. Falls back to the range of the whole node.
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

/** The only element of a paragraph, if the rest is white space. Undefined otherwise. */
export function findLoneChild({ children }: Element): Element | undefined {
  const [only, ...others] = children.filter(
    (node) => node.type !== "text" || node.value.trim() !== "",
  );
  return only?.type === "element" && others.length === 0 ? only : undefined;
}

/** Markup of a text that sanitizing removed. */
export interface LostMarkup {
  element: Element;
  /** The whole element with its content, only its tags, or some of its properties. */
  what: "element" | "tags" | "properties";
  properties: readonly string[];
}

/** True for an element that is or contains an image or a video. */
export function hasImage(node: Element | ElementContent): boolean {
  if (node.type !== "element") return false;
  return /^(?:img|video)$/u.test(node.tagName) || node.children.some(hasImage);
}
