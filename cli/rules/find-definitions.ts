import type { Association, Definition, FootnoteDefinition, Node } from "mdast";
import { rangeOfNode, type BodyTree } from "../model/body-tree.ts";
import { relatedPlaces } from "../model/diagnostic.ts";

/** Definitions that are used as comments: `[//]: # (hidden text)`. */
const COMMENT = /^(?:\/\/|comment|#)$/iu;
const LABEL = /^\[(?:\\.|[^\]\\])*\]/u;

/** The definitions of links or of footnotes that nothing refers to: `[label]` or `[^label]`, with its range. */
export function findUnused(
  nodes: readonly (Definition | FootnoteDefinition)[],
  body: BodyTree,
) {
  return nodes.flatMap((node) => {
    const { identifier, type } = node;
    const isFootnote = type === "footnoteDefinition";
    const key = isFootnote ? `^${identifier}` : identifier;
    if (body.markdown.references.has(key)) return [];
    if (!isFootnote && (COMMENT.test(identifier) || node.url === "#"))
      return [];
    const { end, start } = rangeOfNode(node, body);
    const [label = ""] = LABEL.exec(body.source.text.slice(start, end)) ?? [];
    return [{ label, range: { start, end: start + label.length } }];
  });
}

/** The nodes whose label an earlier one has, each with that one and their places. */
export function findRepeated<Of extends Association & Node>(
  nodes: readonly Of[],
  body: BodyTree,
) {
  const firsts = new Map<string, Of>();
  return nodes.flatMap((node) => {
    const first = firsts.get(node.identifier);
    if (first === undefined) {
      firsts.set(node.identifier, node);
      return [];
    }
    const others = [rangeOfNode(first, body)];
    const related = relatedPlaces(body.source, others, "first defined here");
    return [{ node, first, range: rangeOfNode(node, body), related }];
  });
}
