import type { Element, ElementContent, Root, RootContent, Text } from "hast";
import { SKIP, visit } from "unist-util-visit";
import { shorten } from "../losses.ts";
import type { Component } from "./component.ts";
import type { Conversion } from "./conversion.ts";
import { isHtmlName } from "./html-names.ts";
import { COMPONENT_TAG, type Shown } from "./marks.ts";
import { templateAddress } from "./template-address.ts";
import {
  emptyChildren,
  KEPT_TAG,
  keepNode,
  type KeptNodes,
} from "./to-elements.ts";

/** The element that stands for an id that links may lead to. */
export const ANCHOR_TAG = "import-anchor";
/** Elements in which nothing but certain elements may stand. */
const STRICT = /^(?:table|thead|tbody|tfoot|tr|ul|ol|dl)$/u;

/** Gives hidden stretches back, notes ids, and makes components of elements that HTML does not know. */
export function prepareElements(
  tree: Root,
  conversion: Conversion,
  kept: KeptNodes,
): void {
  const closings = conversion.text.matchAll(/<\/([a-z][\w.:-]*)/giu);
  const closed = new Set(
    [...closings].map(([, name = ""]) => name.toLowerCase()),
  );
  visit(tree, (node, index, parent) => {
    if (index === undefined || !isElement(parent)) return undefined;
    if (node.type === "text")
      return splitText(node, index, parent, conversion, kept);
    if (node.type !== "element" || node.tagName === KEPT_TAG) return undefined;
    restoreProperties(node, conversion);
    if (node.content !== undefined)
      node.children = node.content.children.filter(isContent);
    if (/^(?:pre|textarea|xmp|listing|plaintext)$/u.test(node.tagName)) {
      showWritten(node, conversion);
      return SKIP;
    }
    if (node.tagName === "a" && node.children.length === 0)
      node.children = emptyChildren();
    if (isHtmlName(node.tagName) || node.tagName.startsWith("import-"))
      return undefined;
    const source = sourceOf(node, conversion);
    // A name in angle brackets that nothing closes is words, such as `Array<T>`.
    if (!closed.has(node.tagName) && !source.endsWith("/>")) {
      const siblings: RootContent[] = parent.children;
      siblings.splice(
        index,
        1,
        { type: "text", value: source },
        ...node.children,
      );
      conversion.report(
        conversion.lineOf(node),
        "html",
        shorten(source),
        "shown as text: it is no element that is known",
      );
      return [SKIP, index + 1];
    }
    toComponent(node, source, conversion);
    return undefined;
  });
  placeAnchors(tree);
}

function isContent(node: RootContent): node is ElementContent {
  return node.type !== "doctype";
}

function isElement(node: { type: string } | undefined): node is Element | Root {
  return node?.type === "element" || node?.type === "root";
}

function splitText(
  node: Text,
  index: number,
  parent: Element | Root,
  conversion: Conversion,
  kept: KeptNodes,
): [typeof SKIP, number] | undefined {
  const parts = conversion.marks.split(node.value);
  if (parts.length === 1) return undefined;
  const isAlone = parts.every(
    (part) => typeof part !== "string" || part.trim() === "",
  );
  const place = node.position ? { position: node.position } : {};
  let line = conversion.lineOf(node);
  const shown = parts.flatMap((part): ElementContent[] => {
    if (typeof part !== "string")
      return showHidden(
        part.source,
        part.shown,
        isAlone && parent.children.length === 1,
        { conversion, kept, line },
      );
    line += part.split("\n").length - 1;
    return part === "" ? [] : [{ type: "text", value: part, ...place }];
  });
  const children: RootContent[] = parent.children;
  children.splice(index, 1, ...shown);
  return [SKIP, index + shown.length];
}

interface Surroundings {
  conversion: Conversion;
  kept: KeptNodes;
  line: number;
}

function showHidden(
  source: string,
  shown: Shown,
  isAlone: boolean,
  { conversion, kept, line }: Surroundings,
): ElementContent[] {
  const { marks, report } = conversion;
  if (shown.kind === "nothing") return [];
  if (shown.kind === "text") return [{ type: "text", value: shown.value }];
  if (shown.kind === "component") {
    const [tag] = marks.enclose(shown.component, "");
    return [
      {
        type: "element",
        tagName: tag.slice(1, -1),
        properties: {},
        children: emptyChildren(),
      },
    ];
  }
  const { lang, loss } = shown;
  const value = marks.restore(shown.value);
  if (loss !== undefined)
    report(
      line,
      loss,
      shorten(marks.restore(source)),
      loss === "math"
        ? "shown as its source"
        : "shown as written: its value is not known",
    );
  if (lang !== undefined && (isAlone || value.includes("\n")))
    return [
      keepNode({ type: "code", lang: lang === "" ? null : lang, value }, kept),
    ];
  const data =
    loss === undefined || loss === "math"
      ? {}
      : { data: { isMark: true as const } };
  return [
    keepNode(
      { type: "inlineCode", value: value.replaceAll(/\s+/gu, " "), ...data },
      kept,
    ),
  ];
}

function restoreProperties(
  { properties }: Element,
  { marks }: Conversion,
): void {
  for (const [name, value] of Object.entries(properties)) {
    if (typeof value !== "string") continue;
    const written = marks.restore(value);
    if (written === value) continue;
    const isAddress = /^(?:href|src|data|poster)$/u.test(name);
    properties[name] = isAddress ? templateAddress(written) : written;
  }
}

/** In code, marks are what is shown. */
function showWritten(node: Element, { marks }: Conversion): void {
  visit(node, (inner, index, parent) => {
    if (inner.type === "text") inner.value = marks.restore(inner.value);
    const isComponent =
      inner.type === "element" && inner.tagName.startsWith(COMPONENT_TAG);
    if (!isComponent || parent === undefined || index === undefined)
      return undefined;
    const value = marks.restore(`<${inner.tagName}>`);
    parent.children.splice(
      index,
      1,
      { type: "text", value },
      ...inner.children,
    );
    return [SKIP, index];
  });
}

/** The opening tag of an element as the file has it. */
function sourceOf(
  { position, tagName }: Element,
  { marks, text }: Conversion,
): string {
  const start = position?.start?.offset;
  const written =
    start === undefined
      ? undefined
      : /^<[^>]*>/u.exec(text.slice(start, start + 2000))?.[0];
  return marks.restore(written ?? `<${tagName}>`);
}

/** An element whose name HTML does not know, such as `<callout-info>`. */
function toComponent(
  node: Element,
  source: string,
  { lineOf, marks }: Conversion,
): void {
  const values = new Map(
    Object.entries(node.properties).map(([name, value]) => [
      name,
      String(value),
    ]),
  );
  const component: Component = {
    name: node.tagName,
    kind: "html",
    values,
    source,
    line: lineOf(node),
  };
  const [tag] = marks.enclose(component, "");
  node.tagName = tag.slice(1, -1);
  node.properties = {};
  if (node.children.length === 0) node.children = emptyChildren();
}

/** Ids as elements before the element that has them, and in a heading where it is one. */
function placeAnchors(tree: Root): void {
  visit(tree, "element", (node, index, parent) => {
    const { id, name } = node.properties;
    const found =
      typeof id === "string" && id !== ""
        ? id
        : node.tagName === "a"
          ? name
          : undefined;
    if (typeof found !== "string" || index === undefined || !isElement(parent))
      return undefined;
    if (node.tagName === ANCHOR_TAG) return undefined;
    delete node.properties.id;
    delete node.properties.name;
    const anchor: Element = {
      type: "element",
      tagName: ANCHOR_TAG,
      properties: { dataId: found },
      children: [{ type: "text", value: "." }],
    };
    if (/^h[1-6]$/u.test(node.tagName)) node.children.unshift(anchor);
    else if (parent.type === "root" || !STRICT.test(parent.tagName)) {
      parent.children.splice(index, 0, anchor);
      return index + 1;
    }
    return undefined;
  });
}
