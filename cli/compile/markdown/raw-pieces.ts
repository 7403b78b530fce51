import type { Nodes, Root, RootContent } from "hast";
import { placeInline } from "./place-inline.ts";

/** Neighbouring nodes of a tree that stand or fall together. */
export interface Piece {
  /** True when HTML has to be parsed in it. */
  hasRaw: boolean;
  nodes: RootContent[];
}

/**
 * The top of a tree in pieces: nodes without HTML by themselves, and from each node with a tag that opens an element
 * all nodes up to the one that closes it. A guess by counting tags: whoever parses a piece finds out whether it is whole.
 */
export function findPieces({ children }: Root): Piece[] {
  const pieces: Piece[] = [];
  let open = 0;
  for (const node of children) {
    placeInline(node);
    const raw = rawIn(node);
    const before = pieces.at(-1);
    // A line feed behind HTML ends a tag that is left unfinished.
    const isEndOfHtml = node.type === "text" && before?.hasRaw === true;
    const piece = open > 0 || isEndOfHtml ? before : undefined;
    if (piece === undefined)
      pieces.push({ hasRaw: raw !== undefined, nodes: [node] });
    else piece.nodes.push(node);
    if (raw !== undefined) open = Math.max(0, open + countOpen(raw));
  }
  return pieces;
}

/** The HTML anywhere in a node; undefined when there is none. */
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
/** Elements without an end tag, or that often go without theirs. */
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
