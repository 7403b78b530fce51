import type { Element, Root, Text } from "hast";
import { SKIP, visit } from "unist-util-visit";
import type { SourceText, TextRange } from "../model/source-text.ts";
import { rangeOfElement } from "./range-of-element.ts";

/** A sanitized body with the file it came from: what checks of the text take. */
export interface BodyTree {
  tree: Root;
  source: SourceText;
  /** Where the body lies in the file. */
  range: TextRange;
}

/** Where a node stands; for one without a place of its own, the start of the body. */
export function rangeInBody(node: Element | Text, body: BodyTree): TextRange {
  const { start } = body.range;
  return rangeOfElement(node, body.range) ?? { start, end: start };
}

/** Visits the texts of a body that are no code, with the element they stand in. */
export function visitProse(
  { tree }: BodyTree,
  visitor: (text: Text, parent: Element | undefined) => void,
): void {
  visit(tree, (node, _, parent) => {
    if (node.type === "element" && CODE.has(node.tagName)) return SKIP;
    if (node.type === "text")
      visitor(node, parent?.type === "element" ? parent : undefined);
    return undefined;
  });
}

const CODE = new Set(["pre", "code", "kbd", "samp"]);

/**
 * Where a stretch of a text node stands in the file. The two differ where the text was written with escapes,
 * references or line prefixes: then the stretch is looked for, and the whole node stands in when it is not found.
 */
export function rangeInText(
  node: Text,
  found: { index: number; text: string },
  body: BodyTree,
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
