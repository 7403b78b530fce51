import type { Element, ElementContent, Root, RootContent, Text } from "hast";
import { SKIP, visit } from "unist-util-visit";
import { shorten } from "../losses.ts";
import type { Conversion } from "./conversion.ts";
import { isHtmlName } from "./html-names.ts";
import type { Shown } from "./marks.ts";
import { templateAddress } from "./template-address.ts";
import { createElement, fillEmpty, KEPT_TAG, keepNode } from "./to-elements.ts";

/** The element that stands for an id that links may lead to. */
export const ANCHOR_TAG = "import-anchor";
/** Elements in which nothing but certain elements may stand. */
const STRICT = /^(?:table|thead|tbody|tfoot|tr|ul|ol|dl)$/u;

/** Gives hidden stretches back, notes ids, and makes components of elements that HTML does not know. */
export function prepareElements(tree: Root, conversion: Conversion): void {
  const closings = conversion.text.matchAll(/<\/([a-z][\w.:-]*)/giu);
  const closed = new Set([...closings].map(([tag]) => tag.toLowerCase()));
  visit(tree, (node, index, parent) => {
    if (index === undefined || !isParent(parent)) return undefined;
    const put = (...nodes: RootContent[]) => {
      const children: RootContent[] = parent.children;
      children.splice(index, 1, ...nodes);
    };
    if (node.type === "text") {
      const shown = splitText(node, parent, conversion);
      if (shown !== undefined) put(...shown);
      return [SKIP, index + (shown?.length ?? 1)];
    }
    if (node.type !== "element" || node.tagName === KEPT_TAG) return undefined;
    if (prepareElement(node, conversion)) return SKIP;
    if (isHtmlName(node.tagName) || node.tagName.startsWith("import-"))
      return undefined;
    // A name in angle brackets that nothing closes is words, such as `Array<T>`.
    const source = sourceOf(node, conversion);
    if (closed.has(`</${node.tagName}`) || source.endsWith("/>")) {
      toComponent(node, source, conversion);
      return undefined;
    }
    put({ type: "text", value: source }, ...node.children);
    const outcome = "shown as text: it is no element that is known";
    conversion.report(conversion.lineOf(node), "html", source, outcome);
    return [SKIP, index + 1];
  });
  placeAnchors(tree);
}

/** @returns true for an element that shows its content as it is written */
function prepareElement(node: Element, conversion: Conversion): boolean {
  restoreProperties(node, conversion);
  // A template of HTML has its content apart.
  if (node.content) node.children = node.content.children.flatMap(toContent);
  if (node.tagName === "a") node.children = fillEmpty(node.children);
  if (!/^(?:pre|textarea)$/u.test(node.tagName)) return false;
  visit(node, "text", (inner) => {
    inner.value = conversion.marks.restore(inner.value);
  });
  return true;
}

function toContent(node: RootContent): ElementContent[] {
  return node.type === "doctype" || node.type === "mdxjsEsm" ? [] : [node];
}

function isParent(node: { type: string } | undefined): node is Element | Root {
  return node?.type === "element" || node?.type === "root";
}

/** A text cut at its hidden stretches; undefined where it has none. */
function splitText(
  node: Text,
  parent: Element | Root,
  conversion: Conversion,
): ElementContent[] | undefined {
  const parts = conversion.marks.split(node.value);
  if (parts.length === 1) return undefined;
  const isAlone =
    parent.children.length === 1 &&
    parts.every((part) => typeof part !== "string" || part.trim() === "");
  let line = conversion.lineOf(node);
  return parts.flatMap((part): ElementContent[] => {
    if (typeof part !== "string")
      return showHidden(part.source, part.shown, isAlone, line, conversion);
    line += part.split("\n").length - 1;
    const { position } = node;
    const place = position ? { position } : {};
    return part === "" ? [] : [{ type: "text", value: part, ...place }];
  });
}

function showHidden(
  source: string,
  shown: Shown,
  isAlone: boolean,
  line: number,
  conversion: Conversion,
): ElementContent[] {
  const { marks, report } = conversion;
  if (shown.kind === "nothing") return [];
  if (shown.kind === "text") return [{ type: "text", value: shown.value }];
  if (shown.kind === "component")
    return [createElement(marks.enclose(shown.component), fillEmpty([]))];
  const { lang, loss } = shown;
  const value = marks.restore(shown.value);
  const isMark = loss !== undefined && loss !== "math";
  const outcome = isMark
    ? "shown as written: its value is not known"
    : "shown as its source";
  if (loss) report(line, loss, shorten(marks.restore(source)), outcome);
  if (lang !== undefined && (isAlone || value.includes("\n")))
    return [keepNode({ type: "code", lang: lang || null, value }, conversion)];
  const words = value.replaceAll(/\s+/gu, " ");
  const data = isMark ? { data: { isMark } } : {};
  return [keepNode({ type: "inlineCode", value: words, ...data }, conversion)];
}

function restoreProperties(
  { properties }: Element,
  { marks }: Conversion,
): void {
  for (const [name, value] of Object.entries(properties)) {
    const written = typeof value === "string" ? marks.restore(value) : value;
    if (typeof written !== "string" || written === value) continue;
    const isAddress = /^(?:href|src|data|poster)$/u.test(name);
    properties[name] = isAddress ? templateAddress(written) : written;
  }
}

/** The opening tag of an element as the file has it. */
function sourceOf(
  { position, tagName }: Element,
  { marks, text }: Conversion,
): string {
  const start = position?.start?.offset ?? text.length;
  const written = /^<[^>]*>/u.exec(text.slice(start, start + 2000))?.[0];
  return marks.restore(written ?? `<${tagName}>`);
}

/** An element whose name HTML does not know, such as `<callout-info>`. */
function toComponent(
  node: Element,
  source: string,
  { lineOf, marks }: Conversion,
): void {
  const values = new Map(
    Object.entries(node.properties).map(([key, value]) => [key, String(value)]),
  );
  const line = lineOf(node);
  const { tagName: name } = node;
  node.tagName = marks.enclose({ name, kind: "html", values, source, line });
  node.properties = {};
  node.children = fillEmpty(node.children);
}

/** Ids as elements before the element that has them, and in a heading where it is one. */
function placeAnchors(tree: Root): void {
  visit(tree, "element", (node, index, parent) => {
    const { properties, tagName } = node;
    const id = properties.id ?? (tagName === "a" ? properties.name : undefined);
    if (typeof id !== "string" || index === undefined || !isParent(parent))
      return undefined;
    properties.id = properties.name = undefined;
    const anchor = createElement(ANCHOR_TAG, undefined, { dataId: id });
    if (/^h[1-6]$/u.test(tagName)) node.children.unshift(anchor);
    else if (parent.type === "root" || !STRICT.test(parent.tagName)) {
      parent.children.splice(index, 0, anchor);
      return index + 1;
    }
    return undefined;
  });
}
