import type { Element, Root, Text } from "hast";
import { toString } from "hast-util-to-string";
import type { BodyTarget } from "../../model/body.ts";
import type { SourceText, TextRange } from "../../model/source-text.ts";
import { createSlugger } from "./create-slugger.ts";
import { PLACEHOLDER } from "./fill-placeholders.ts";
import { rangeOfElement } from "./range-of-element.ts";

export interface HeadingNode {
  node: Element;
  depth: number;
  text: string;
  id: string;
}

/** A sanitized body with the file it came from and what stands in it: what checks of the text take. */
export interface BodyTree {
  tree: Root;
  source: SourceText;
  /** Where the body lies in the file. */
  range: TextRange;
  /** In order, but for the hidden one above footnotes. */
  headings: HeadingNode[];
  /** The ids that a link to this page may name. */
  anchors: string[];
  links: BodyTarget[];
  images: BodyTarget[];
  /** What its placeholders name, `wireframe:id` and `code:id`; those in code too. */
  fragments: string[];
  /** Tables that stand in no other and in no picture, with the text of the heading above. */
  tables: readonly { node: Element; section: string }[];
  /** Elements of one name, in order. */
  elementsNamed(name: string): readonly Element[];
  /** Texts that are no code, with the element they stand in. */
  prose: readonly ProseText[];
}

export interface ProseText {
  node: Text;
  parent: Element | undefined;
}

const CODE = new Set(["pre", "code", "kbd", "samp"]);
/** What a node stands in, as bits. */
const IN_CODE = 1;
const IN_TABLE = 2;
const NONE: readonly Element[] = [];

/** A sanitized tree in one walk: its headings get their ids, and whatever checks and rendering ask for is collected. */
export function createBodyTree(
  tree: Root,
  source: SourceText,
  range: TextRange,
): BodyTree {
  const byName = new Map<string, Element[]>();
  const slugOf = createSlugger();
  const headings: HeadingNode[] = [];
  const anchors: string[] = [];
  const links: BodyTarget[] = [];
  const images: BodyTarget[] = [];
  const fragments: string[] = [];
  const prose: ProseText[] = [];
  const tables: { node: Element; section: string }[] = [];
  let section = "";
  let last = { start: range.start, end: range.start };
  walk(tree, undefined, 0);
  return {
    tree,
    source,
    range,
    headings,
    anchors,
    links,
    images,
    fragments,
    elementsNamed: (name) => byName.get(name) ?? NONE,
    tables,
    prose,
  };

  function walk(
    parent: Root | Element,
    element: Element | undefined,
    inside: number,
  ): void {
    for (const node of parent.children) {
      if (node.type === "text") {
        if ((inside & IN_CODE) === 0) prose.push({ node, parent: element });
        if (node.value.includes("{{"))
          for (const [, kind, id] of node.value.matchAll(PLACEHOLDER))
            fragments.push(`${kind}:${id}`);
      } else if (node.type === "element") {
        enter(node, inside);
        const code = CODE.has(node.tagName) ? IN_CODE : 0;
        const closed =
          node.tagName === "table" || node.properties.role === "img"
            ? IN_TABLE
            : 0;
        walk(node, node, inside | code | closed);
      }
    }
  }

  function enter(node: Element, inside: number): void {
    const { properties, tagName } = node;
    const named = byName.get(tagName);
    if (named === undefined) byName.set(tagName, [node]);
    else named.push(node);
    last = rangeOfElement(node, range) ?? last;
    const depth = depthOf(tagName);
    if (depth !== undefined) addHeading(node, depth);
    if (typeof properties.id === "string") anchors.push(properties.id);
    if (tagName === "table" && (inside & IN_TABLE) === 0)
      tables.push({ node, section });
    if (tagName === "a" && typeof properties.href === "string")
      links.push({ target: properties.href, ...last });
    if (tagName === "img" && typeof properties.src === "string")
      images.push({ target: properties.src, ...last });
  }

  function addHeading(node: Element, depth: number): void {
    const { properties } = node;
    if (properties.id === "footnote-label") return;
    const written = toString(node);
    properties.id ??= slugOf(written);
    const text = written.replaceAll(/\s+/gu, " ").trim();
    section = text;
    headings.push({ node, depth, text, id: String(properties.id) });
  }
}

function depthOf(tagName: string): number | undefined {
  if (tagName.length !== 2 || tagName[0] !== "h") return undefined;
  const depth = tagName.charCodeAt(1) - 48;
  return depth >= 1 && depth <= 6 ? depth : undefined;
}

/** Where a node stands; for one without a place of its own, the start of the body. */
export function rangeInBody(
  node: Element | Text,
  body: Pick<BodyTree, "range">,
): TextRange {
  const { start } = body.range;
  return rangeOfElement(node, body.range) ?? { start, end: start };
}

/** Visits the texts of a body that are no code, with the element they stand in. */
export function visitProse(
  { prose }: BodyTree,
  visitor: (text: Text, parent: Element | undefined) => void,
): void {
  for (const { node, parent } of prose) visitor(node, parent);
}

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
