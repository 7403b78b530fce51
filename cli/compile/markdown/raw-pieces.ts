import type { Nodes, Root, RootContent } from "hast";
import { placeInline } from "./place-inline.ts";

/** Neighbouring nodes of a tree that must be parsed together. */
export interface Piece {
  /** True if it contains HTML that must be parsed. */
  hasRaw: boolean;
  nodes: RootContent[];
}

/**
 * Splits the top level of a tree into pieces: each node without HTML, and all nodes from an opening tag to its
 * closing tag. It only counts tags, so the parser must still check that each piece is complete.
 */
export function findPieces({ children }: Root): Piece[] {
  const pieces: Piece[] = [];
  let open = 0;
  for (const node of children) {
    placeInline(node);
    const raw = rawIn(node);
    const before = pieces.at(-1);
    // A line feed after HTML ends an unfinished tag.
    const isEndOfHtml = node.type === "text" && before?.hasRaw === true;
    const piece = open > 0 || isEndOfHtml ? before : undefined;
    if (piece === undefined)
      pieces.push({ hasRaw: raw !== undefined, nodes: [node] });
    else piece.nodes.push(node);
    if (raw !== undefined) open = Math.max(0, open + countOpen(raw));
  }
  return pieces;
}

/** The HTML anywhere in a node. Undefined if there is none. */
function rawIn(node: Nodes): string | undefined {
  if (node.type === "raw") return node.value;
  if (!("children" in node)) return undefined;
  let found: string | undefined;
  for (const child of node.children) {
    const raw = rawIn(child);
    if (raw !== undefined) found = (found ?? "") + raw;
  }
  return found;
}

const TAG = /<!--[^]*?-->|<(\/?)([a-z][a-z0-9-]*)[^<>]*>/giu;
/** Elements that have no end tag, or often omit it. */
const NEVER_OPEN = new Set(
  (
    "area base br col embed hr img input link meta param source track wbr " +
    "p li dt dd tr td th thead tbody tfoot colgroup option optgroup rp rt"
  ).split(" "),
);

function countOpen(html: string): number {
  let open = 0;
  for (const [, slash, name] of html.matchAll(TAG))
    if (name !== undefined && !NEVER_OPEN.has(name.toLowerCase()))
      open += slash === "" ? 1 : -1;
  return open;
}
