import type { Element, Root, Text } from "hast";
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

/** A sanitized tree with everything that rules and rendering look for in it. Also sets the ids of headings. */
export function createBodyTree(
  tree: Root,
  source: SourceText,
  range: TextRange,
): BodyTree {
  const collector = new Collector(range);
  collector.walk(tree, OUTSIDE);
  const { byName, ...found } = collector;
  const elementsNamed = (name: string) => byName.get(name) ?? NONE;
  return { tree, source, range, elementsNamed, ...found };
}

const NONE: readonly Element[] = [];
const CODE = new Set(["pre", "code", "kbd", "samp"]);
const SHOWS_FILE = new Set(["img", "video", "source", "track"]);
const HEADING = /^h[1-6]$/u;
/** Browsers nest at most 512 elements, and a recursive walk needs stack for each level. */
const MAX_DEPTH = 200;

/** Where a node is. */
interface NodeContext {
  parent: Element | undefined;
  depth: number;
  isInCode: boolean;
  /** True inside a table, and inside a drawing made of elements. */
  isInTable: boolean;
}
const OUTSIDE: NodeContext = {
  parent: undefined,
  depth: 0,
  isInCode: false,
  isInTable: false,
};

class Collector {
  readonly byName = new Map<string, Element[]>();
  readonly headings: HeadingNode[] = [];
  readonly anchors: string[] = [];
  readonly links: BodyTarget[] = [];
  readonly images: BodyTarget[] = [];
  readonly fragments: string[] = [];
  readonly prose: ProseText[] = [];
  readonly tables: { node: Element; section: string }[] = [];
  readonly #body: TextRange;
  readonly #slugOf = createSlugger();
  /** The text of the last heading. */
  #section = "";
  /** The range of the last element that has one. */
  #last: TextRange;

  constructor(body: TextRange) {
    this.#body = body;
    this.#last = { start: body.start, end: body.start };
  }

  walk({ children }: Root | Element, context: NodeContext): void {
    if (context.depth > MAX_DEPTH) throw new RangeError("Nested too deeply");
    for (const node of children)
      if (node.type === "text") this.#addText(node, context);
      else if (node.type === "element") this.#addElement(node, context);
  }

  #addText(node: Text, { isInCode, parent }: NodeContext): void {
    if (!isInCode) this.prose.push({ node, parent });
    if (!node.value.includes("{{")) return;
    for (const [, kind, id] of node.value.matchAll(PLACEHOLDER))
      this.fragments.push(`${kind}:${id}`);
  }

  #addElement(node: Element, context: NodeContext): void {
    const { properties, tagName } = node;
    const named = this.byName.get(tagName);
    if (named === undefined) this.byName.set(tagName, [node]);
    else named.push(node);
    this.#last = rangeOfElement(node, this.#body) ?? this.#last;
    if (HEADING.test(tagName)) this.#addHeading(node);
    if (typeof properties.id === "string") this.anchors.push(properties.id);
    if (tagName === "table" && !context.isInTable)
      this.tables.push({ node, section: this.#section });
    if (tagName === "a" && typeof properties.href === "string")
      this.links.push({ target: properties.href, ...this.#last });
    if (SHOWS_FILE.has(tagName))
      for (const target of [properties.src, properties.poster])
        if (typeof target === "string")
          this.images.push({ target, ...this.#last });
    this.walk(node, {
      parent: node,
      depth: context.depth + 1,
      isInCode: context.isInCode || CODE.has(tagName),
      isInTable:
        context.isInTable || tagName === "table" || properties.role === "img",
    });
  }

  #addHeading(node: Element): void {
    const { properties, tagName } = node;
    if (properties.id === "footnote-label") return;
    const written = toString(node);
    properties.id ??= this.#slugOf(written);
    const text = written.replaceAll(/\s+/gu, " ").trim();
    this.#section = text;
    const depth = Number(tagName.slice(1));
    this.headings.push({ node, depth, text, id: String(properties.id) });
  }
}
