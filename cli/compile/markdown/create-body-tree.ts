import type { Element, Root } from "hast";
import { toString } from "hast-util-to-string";
import type { BodyTarget } from "../../model/body.ts";
import {
  rangeOfElement,
  type BodyTree,
  type HeadingNode,
  type ProseText,
} from "../../model/body-tree.ts";
import { PLACEHOLDER } from "../../model/placeholder.ts";
import type { SourceText, TextRange } from "../../model/source-text.ts";
import { createSlugger } from "./create-slugger.ts";

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
