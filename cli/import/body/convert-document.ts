import type { Element, Root } from "hast";
import { toString } from "hast-util-to-string";
import { h } from "hastscript";
import { SKIP, visit } from "unist-util-visit";
import { createSlugger } from "../../compile/plugins/rehype-heading-ids.ts";
import {
  dropControls,
  firstSentences,
  hasTemplateCode,
  toPlainLine,
} from "../fields/plain-text.ts";
import { convertElements, isBlock } from "./convert-elements.ts";
import type { BodySite, DocumentBody } from "./source-edits.ts";
import { readBody, type ReadBody } from "./read-body.ts";
import { toElements } from "./to-elements.ts";

const HEADING = /^h[1-6]$/u;

/** A body as elements that pages may hold, printed as Markdown at the end. */
export type ConvertedDocument = ReturnType<typeof convertDocument>;

/**
 * The body of a foreign document as elements that pages may hold; its links and images still have their old addresses.
 * The title is the one that was given; else the first heading of the first level, which the body then lacks.
 */
export function convertDocument(
  body: DocumentBody,
  given: string | undefined,
  surroundings: BodySite,
) {
  const { report } = surroundings;
  const text = dropControls(body.text).replaceAll(/[\uFDD0\uFDD1]/gu, "");
  if (text !== body.text.replaceAll("\r\n", "\n"))
    report(body.firstLine, "text", "hidden characters", "left out");
  const read = readBody({ ...body, text }, surroundings);
  const tree = convertElements(toElements(read), read);
  const title = takeTitle(tree, given, read);
  const outline = readOutline(tree);
  const ids = keepIds(outline, read);
  shiftHeadings(tree, read);
  const description = describe(tree);
  const { anchors, headings } = outline;
  return {
    tree,
    title,
    description,
    anchors,
    headings,
    ids,
    reportAt: read.reportAt,
  };
}

/** Removes the first heading when it says the title, or is all there is to say it. */
function takeTitle(tree: Root, title: string | undefined, body: ReadBody) {
  const { children } = tree;
  const index = children.findIndex(
    (node) => node.type === "element" && node.tagName === "h1",
  );
  const first = children[index];
  const before = wordsOf(h(null, children.slice(0, index)));
  if (first?.type !== "element" || before !== "") return title;
  const text = wordsOf(first);
  if (text === "" || toKey(text) !== toKey(title ?? text)) return title;
  if (title === undefined)
    body.reportAt(first)("title", text, "taken from the first heading");
  children.splice(index, 1);
  return title ?? text;
}

/** The first sentences of the first paragraph of words without code of a template. */
function describe(tree: Root): string {
  let found = "";
  visit(tree, "element", (node) => {
    const { children, tagName } = node;
    const hasWords = children.some(({ type }) => type === "text");
    const isProse = tagName === "p" && hasWords && !children.some(isBlock);
    const text = isProse ? wordsOf(node) : "";
    if (!hasTemplateCode(text)) found ||= toPlainLine(text);
    const isApart = /^(?:blockquote|footnote-text|[ou]l|p|pre|table)$/u;
    return isApart.test(tagName) ? SKIP : undefined;
  });
  return found && firstSentences(found, 50, 155);
}

/** The words of elements on one line. */
export function wordsOf(element: Element | Root): string {
  return toString(element).replaceAll(/\s+/gu, " ").trim();
}

/** Headings, and where ids lead: to the heading that they stand in, without words to the one below, else to the one above. */
function readOutline(tree: Root) {
  /** In plain words. */
  const headings: string[] = [];
  const elements: Element[] = [];
  /** Id -> number of a heading; where there is none, it leads to the start. */
  const anchors = new Map<string, number>();
  visit(tree, "element", (node, _, parent) => {
    const isHeading = HEADING.test(node.tagName);
    if (isHeading) {
      headings.push(wordsOf(node));
      elements.push(node);
    }
    const id = String(node.properties.id ?? (node.properties.name || ""));
    if (id === "" || anchors.has(id)) return;
    const isApart = !isHeading && parent?.type === "element";
    const hasWords = wordsOf(isApart ? parent : node) !== "";
    anchors.set(id, headings.length - (hasWords ? 1 : 0));
  });
  // Below the last heading there is none.
  for (const [id, number] of anchors)
    anchors.set(id, Math.min(number, headings.length - 1));
  return { anchors, elements, headings };
}

const OWN_ID = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}_-]*$/u;

/**
 * Writes the ids that headings had behind them, `## Title {#id}`, where they differ from those that they would get.
 * @returns the id of each heading
 */
function keepIds(
  { anchors, elements, headings }: ReturnType<typeof readOutline>,
  { reportAt }: ReadBody,
): string[] {
  const usual = createSlugger();
  const made = headings.map((heading) => usual(heading));
  const own = new Map<number, string>();
  for (const [id, number] of anchors) {
    const element = elements[number];
    if (!element || own.has(number) || !isIdOf(element, id)) continue;
    const isTaken =
      made.includes(id) || createSlugger()(id) !== id.toLowerCase();
    if (OWN_ID.test(id) && !isTaken) own.set(number, id);
    else if (made[number] !== id)
      reportAt(element)("anchor", `#${id}`, `is now #${made[number]}`);
  }
  const slugOf = createSlugger();
  for (const [number, id] of own)
    elements[number]?.children.push(
      { type: "text", value: " " },
      h("import-formula", `{#${id}}`),
    );
  return headings.map((heading, number) => own.get(number) ?? slugOf(heading));
}

/** True for the id of a heading, or of a place in it. */
function isIdOf(heading: Element, id: string): boolean {
  let isFound = false;
  visit(h(null, heading), "element", ({ properties }) => {
    isFound ||= properties.id === id || properties.name === id;
  });
  return isFound;
}

/** Levels that begin at the second and leave none out: a heading stays below the one it was below. */
function shiftHeadings(tree: Root, { reportAt }: ReadBody): void {
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
  reportAt(first)("heading", count, outcome);
}

/** The heading that an id of another generator means: its number, and the id that our compiler gives to it. */
export function findHeading(text: ConvertedDocument, wanted: string) {
  const { anchors, headings, ids } = text;
  const key = toKey(wanted);
  const number =
    anchors.get(wanted) ??
    [
      ids.indexOf(wanted.toLowerCase()),
      headings.findIndex((each) => key !== "" && toKey(each) === key),
    ].find((at) => at !== -1);
  return { number, id: ids[number ?? -1] };
}

/** Letters and digits alone: how generators make ids differs in everything else. */
function toKey(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFKD")
    .replaceAll(/[^\p{L}\p{N}]/gu, "");
}
