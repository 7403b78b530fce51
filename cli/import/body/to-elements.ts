import type { Element, ElementContent, Root as HastRoot } from "hast";
import type { Nodes, Root, RootContent } from "mdast";
import type {
  MdxFlowExpression,
  MdxJsxFlowElement,
  MdxJsxTextElement,
  MdxTextExpression,
} from "mdast-util-mdx";
import type { Handlers, State } from "mdast-util-to-hast";
import rehypeRaw from "rehype-raw";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { EXIT, visit } from "unist-util-visit";
import { VFile } from "vfile";
import { shorten } from "../losses.ts";
import type { Component } from "./component.ts";
import type { Conversion } from "./conversion.ts";
import { isHtmlName } from "./html-names.ts";
import { COMPONENT_TAG } from "./marks.ts";
import { isCommentOnly, readExpression, toText } from "./read-expression.ts";

/** Markdown nodes that pass through HTML as they are, by their number. */
export type KeptNodes = RootContent[];
/** The element that stands for such a node. */
export const KEPT_TAG = "import-keep";

/** Markdown, HTML and JSX as one tree of elements, nested as a browser nests them. */
export function toElements(
  tree: Root,
  conversion: Conversion,
  kept: KeptNodes,
): HastRoot {
  const keep = (node: RootContent): Element => keepNode(node, kept);
  const handlers: Handlers = {
    code: (_, node) => keep(node),
    inlineCode: (_, node) => keep(node),
    image: (_, node) => keep(node),
    footnoteReference: (_, node) => keep(node),
    link: (state: State, node: Extract<Nodes, { type: "link" }>) => ({
      type: "element",
      tagName: "a",
      properties: {
        href: node.url,
        ...(node.title ? { title: node.title } : {}),
      },
      children: state.all(node),
    }),
    mdxFlowExpression: (_, node) => showExpression(node, conversion, keep),
    mdxTextExpression: (_, node) => showExpression(node, conversion, keep),
    mdxJsxFlowElement: (state, node) => showJsx(state, node, conversion),
    mdxJsxTextElement: (state, node) => showJsx(state, node, conversion),
  };
  const file = new VFile(conversion.text);
  const toHast = unified().use(remarkRehype, {
    allowDangerousHtml: true,
    handlers,
  });
  const elements = toHast.runSync(tree, file);
  // JSX is nested as it is written; only HTML is in pieces.
  return holdsHtml(tree)
    ? unified().use(rehypeRaw).runSync(elements, file)
    : elements;
}

function holdsHtml(tree: Root): boolean {
  let isFound = false;
  visit(tree, "html", () => {
    isFound = true;
    return EXIT;
  });
  return isFound;
}

/** An element that a Markdown node passes through HTML in. Its text keeps the spaces around it apart. */
export function keepNode(node: RootContent, kept: KeptNodes): Element {
  return {
    type: "element",
    tagName: KEPT_TAG,
    properties: { dataN: String(kept.push(node) - 1) },
    children: [{ type: "text", value: "." }],
  };
}

/** An expression in braces: comments and plain values as what they are, anything else as code. */
function showExpression(
  node: MdxFlowExpression | MdxTextExpression,
  { lineOf, marks, readName, report }: Conversion,
  keep: (node: RootContent) => Element,
): ElementContent | undefined {
  const code = marks.restore(node.value);
  if (isCommentOnly(code)) return undefined;
  const value = toText(readExpression(code, readName));
  if (value !== undefined) return { type: "text", value };
  const written = `{${code}}`;
  const isId = /^\s*#[\w:.-]+\s*$/u.test(code);
  if (!isId)
    report(
      lineOf(node),
      "expression",
      shorten(written),
      "shown as written: it is not run",
    );
  return keep(
    node.type === "mdxFlowExpression" && written.includes("\n")
      ? { type: "code", lang: "jsx", value: written }
      : {
          type: "inlineCode",
          value: written.replaceAll(/\s+/gu, " "),
          data: { isMark: true },
        },
  );
}

/** JSX with a name of HTML is that element; any other is a component. */
function showJsx(
  state: State,
  node: MdxJsxFlowElement | MdxJsxTextElement,
  conversion: Conversion,
): ElementContent | ElementContent[] {
  const children = state.all(node) as ElementContent[];
  if (node.name === null) return children;
  const values = readAttributes(node, conversion);
  const { marks, text } = conversion;
  const { position } = node;
  const place = position ? { position } : {};
  const isComponent = node.name.startsWith(COMPONENT_TAG);
  if (isComponent || isHtmlName(node.name))
    return {
      type: "element",
      tagName: node.name,
      properties: toProperties(values),
      children,
      ...place,
    };
  const start = position?.start.offset ?? 0;
  const inner =
    node.children[0]?.position?.start.offset ?? position?.end.offset ?? start;
  const source = marks.restore(text.slice(start, inner)).trim();
  const component: Component = {
    name: node.name,
    kind: "component",
    values,
    source,
    line: conversion.lineOf(node),
  };
  const tagName = marks.enclose(component, "")[0].slice(1, -1);
  const filled = children.length > 0 ? children : emptyChildren();
  return {
    type: "element",
    tagName,
    properties: {},
    children: filled,
    ...place,
  };
}

/** A component without content: the text keeps the spaces around it apart. */
export function emptyChildren(): ElementContent[] {
  return [
    {
      type: "element",
      tagName: KEPT_TAG,
      properties: {},
      children: [{ type: "text", value: "." }],
    },
  ];
}

function readAttributes(
  { attributes }: MdxJsxFlowElement | MdxJsxTextElement,
  { marks, readName }: Conversion,
): Map<string, string> {
  const values = new Map<string, string>();
  for (const attribute of attributes) {
    if (attribute.type !== "mdxJsxAttribute") continue;
    const { name, value } = attribute;
    if (typeof value === "string") values.set(name, marks.restore(value));
    else if (value === null || value === undefined) values.set(name, "");
    else {
      const read = readExpression(marks.restore(value.value), readName);
      for (const [key, text] of flatten(name, read)) values.set(key, text);
    }
  }
  return values;
}

/** A value with those in it, by their paths: `items.0.label`. */
function flatten(name: string, value: unknown): [string, string][] {
  const text = toText(value);
  if (text !== undefined) return [[name, text]];
  const entries: Iterable<[unknown, unknown]> = Array.isArray(value)
    ? value.entries()
    : value instanceof Map
      ? value
      : [];
  return [...entries].flatMap(([key, inner]) =>
    flatten(`${name}.${String(key)}`, inner),
  );
}

function toProperties(
  values: ReadonlyMap<string, string>,
): Record<string, string | string[]> {
  return Object.fromEntries(
    [...values].map(([name, value]) =>
      name === "className" || name === "class"
        ? ["className", value.split(/\s+/u)]
        : [name, value],
    ),
  );
}
