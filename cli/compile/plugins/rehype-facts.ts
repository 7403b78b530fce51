import type { Element, Parents, Root, Text } from "hast";
import { headingRank } from "hast-util-heading-rank";
import type { VFile } from "vfile";
import {
  rangeOfElement,
  type BodyTree,
  type MarkdownNodes,
} from "../../model/body-tree.ts";
import { PLACEHOLDER } from "../../model/placeholder.ts";
import type { TextRange } from "../../model/source-text.ts";
import { placeOfBody } from "./file-data.ts";
import { headingText } from "./heading-text.ts";
import { FOOTNOTES } from "./rehype-heading-ids.ts";

const CODE = new Set(["pre", "code", "kbd", "samp"]);
const SHOWS_FILE = new Set(["img", "video", "source", "track"]);

const NO_MARKDOWN: MarkdownNodes = {
  html: [],
  code: [],
  lists: [],
  definitions: [],
  footnotes: [],
  references: new Set(),
};

/** Collects from a sanitized tree what rules look at, into the data of the file. */
export function rehypeFacts() {
  return (tree: Root, file: VFile): void => {
    file.data.facts = collectFacts(tree, file);
  };
}

function collectFacts(tree: Root, file: VFile): BodyTree {
  const { range, source } = placeOfBody(file);
  const byName = new Map<string, Element[]>();
  const facts: BodyTree = {
    tree,
    markdown: file.data.markdown ?? NO_MARKDOWN,
    source,
    range,
    headings: [],
    refusedIds: file.data.refusedIds ?? [],
    anchors: [],
    links: [],
    images: [],
    fragments: [],
    prose: [],
    plain: "",
    elementsNamed: (name) => byName.get(name) ?? [],
  };
  let last = { start: range.start, end: range.start };
  walk(tree, false);
  facts.plain = facts.prose.map(({ node }) => node.value).join("\n");
  return facts;

  function walk(parent: Parents, isInCode: boolean): void {
    for (const node of parent.children) {
      if (node.type === "text") addText(node, parent, isInCode, facts);
      if (node.type !== "element") continue;
      const named = byName.get(node.tagName);
      if (named === undefined) byName.set(node.tagName, [node]);
      else named.push(node);
      // An element that the parser has moved or added has no place of its own.
      last = rangeOfElement(node, range) ?? last;
      addElement(node, last, facts);
      walk(node, isInCode || CODE.has(node.tagName));
    }
  }
}

function addText(
  node: Text,
  parent: Parents,
  isInCode: boolean,
  { fragments, prose }: BodyTree,
): void {
  const around = parent.type === "element" ? parent : undefined;
  if (!isInCode) prose.push({ node, parent: around });
  if (!node.value.includes("{{")) return;
  for (const [, kind, id] of node.value.matchAll(PLACEHOLDER))
    fragments.push(`${kind}:${id}`);
}

function addElement(node: Element, range: TextRange, facts: BodyTree): void {
  const { properties, tagName } = node;
  const { href, id, poster, src } = properties;
  const depth = headingRank(node);
  if (depth !== undefined && id !== FOOTNOTES) {
    const text = headingText(node);
    facts.headings.push({ node, depth, text, id: String(id) });
  }
  if (typeof id === "string") facts.anchors.push(id);
  if (tagName === "a" && typeof href === "string")
    facts.links.push({ target: href, ...range });
  if (!SHOWS_FILE.has(tagName)) return;
  for (const target of [src, poster])
    if (typeof target === "string") facts.images.push({ target, ...range });
}
