import type { Association, Node } from "mdast";
import { rangeInBody, rangeOfNode, type BodyTree } from "../model/body-tree.ts";
import { relatedPlaces } from "../model/diagnostic.ts";
import type { TextRange } from "../model/source-text.ts";

/** A line such as `[label]: /address` or `[^label]: A note.` */
export interface Definition {
  label: string;
  /** The label in its brackets. */
  range: TextRange;
}

const DEFINITION =
  /^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)?(\[([^\]\n\\]+)\]):[ \t]*(\S*)/gmu;
/** Definitions that are used as comments: `[//]: # (hidden text)`. */
const COMMENT = /^(?:\/\/|comment|#)$/iu;

/** The definitions of links or of footnotes in a text. May include lines in code. */
export function findDefinitions(
  { range, source }: BodyTree,
  kind: "link" | "footnote",
): Definition[] {
  if (!source.text.includes("]:", range.start)) return [];
  const written = source.text.slice(range.start, range.end);
  return [...written.matchAll(DEFINITION)].flatMap((match) => {
    const [whole, brackets = "", label = "", target = ""] = match;
    if (label.startsWith("^") !== (kind === "footnote")) return [];
    if (COMMENT.test(label) || target === "#") return [];
    const start = range.start + match.index + whole.indexOf(brackets);
    return [{ label, range: { start, end: start + brackets.length } }];
  });
}

/** The definitions that nothing in the text refers to. */
export function findUnused(
  body: BodyTree,
  kind: "link" | "footnote",
): Definition[] {
  const definitions = findDefinitions(body, kind);
  if (definitions.length === 0) return [];
  const { range, source } = body;
  const written = source.text.slice(range.start, range.end);
  const named = Map.groupBy(
    written.matchAll(/\[([^[\]]+)(?=\])/gu),
    ([, label = ""]) => normalizeLabel(label),
  );
  const defined = Map.groupBy(definitions, ({ label }) =>
    normalizeLabel(label),
  );
  return definitions.filter(({ label, range: place }) => {
    const key = normalizeLabel(label);
    const uses = named.get(key)?.length ?? 0;
    return uses <= (defined.get(key)?.length ?? 0) && !isShown(place, body);
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

/** Labels are compared without case, and any space counts as one. */
export function normalizeLabel(label: string): string {
  return label.trim().replaceAll(/\s+/gu, " ").toLowerCase();
}

/** True for a line that readers see, in code or in a paragraph, and for a comment. */
function isShown({ start }: TextRange, body: BodyTree): boolean {
  const before = body.source.text.slice(body.range.start, start);
  if (before.lastIndexOf("<!--") > before.lastIndexOf("-->")) return true;
  const shown = [
    ...body.elementsNamed("pre"),
    ...body.elementsNamed("code"),
    ...body.prose.map(({ node }) => node),
  ];
  return shown.some((node) => {
    const range = rangeInBody(node, body);
    return range.start <= start && start < range.end;
  });
}
