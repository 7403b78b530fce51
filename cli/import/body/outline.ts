import type { Element, Root } from "hast";
import { toString } from "hast-util-to-string";
import { EXIT, SKIP, visit } from "unist-util-visit";
import { createSlugger } from "../../compile/markdown/create-slugger.ts";
import type { ReportLoss } from "../losses.ts";
import type { ConvertedDocument, LineOf } from "./document-body.ts";

const HEADING = /^h[1-6]$/u;

/** The words of an element on one line. */
export function wordsOf(element: Element): string {
  return toString(element).replaceAll(/\s+/gu, " ").trim();
}

/** Headings, and where ids lead: to the heading that they stand in or before, else to the one above. */
export function readOutline(
  tree: Root,
): Pick<ConvertedDocument, "anchors" | "headings"> {
  const headings: string[] = [];
  const anchors = new Map<string, number>();
  /** Ids that nothing but space stands behind so far. */
  let waiting: string[] = [];
  const settle = () => {
    for (const id of waiting)
      if (!anchors.has(id)) anchors.set(id, headings.length - 1);
    waiting = [];
  };
  visit(tree, (node) => {
    if (node.type === "text" && node.value.trim() !== "") settle();
    if (node.type !== "element") return undefined;
    const isHeading = HEADING.test(node.tagName);
    visit(node, "element", (inner) => {
      const id = inner.properties.id ?? inner.properties.name;
      if (id) waiting.push(String(id));
      return isHeading ? undefined : EXIT;
    });
    if (isHeading) headings.push(wordsOf(node));
    if (/^(?:h[1-6]|pre|code|img|br)$/u.test(node.tagName)) settle();
    return isHeading ? SKIP : undefined;
  });
  settle();
  return { anchors, headings };
}

/** Levels that begin at the second and leave none out: a heading stays below the one it was below. */
export function shiftHeadings(
  tree: Root,
  lineOf: LineOf,
  report: ReportLoss,
): void {
  const above: number[] = [];
  const moved: Element[] = [];
  visit(tree, "element", (node) => {
    if (!HEADING.test(node.tagName)) return;
    const depth = Number(node.tagName.slice(1));
    while ((above.at(-1) ?? 0) >= depth) above.pop();
    above.push(depth);
    const tagName = `h${Math.min(above.length + 1, 6)}`;
    if (tagName !== node.tagName) moved.push(node);
    node.tagName = tagName;
  });
  const [first] = moved;
  if (first === undefined) return;
  const count = `${moved.length} heading${moved.length === 1 ? "" : "s"}`;
  const outcome =
    "moved to another level: the title is the only first one, and no level is left out";
  report(lineOf(first), "heading", count, outcome);
}

/** The ids that our compiler gives to headings, in order. */
export function anchorIds(headings: readonly string[]): string[] {
  const slugOf = createSlugger();
  return headings.map((text) => slugOf(text));
}

/** The number of the heading that an id of another generator means. */
export function findHeading(
  headings: readonly string[],
  ids: readonly string[],
  wanted: string,
): number | undefined {
  const exact = ids.indexOf(wanted.toLowerCase());
  if (exact !== -1) return exact;
  const key = loose(wanted);
  const found = headings.findIndex((text) => loose(text) === key);
  return found === -1 || key === "" ? undefined : found;
}

/** Letters and digits alone: how generators make ids differs in everything else. */
function loose(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFKD")
    .replaceAll(/[^\p{L}\p{N}]+/gu, "");
}
