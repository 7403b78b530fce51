import type {
  Element,
  ElementContent,
  Node,
  Root,
  RootContent,
  Text,
} from "hast";
import { toHtml } from "hast-util-to-html";
import { toString } from "hast-util-to-string";
import { h } from "hastscript";
import { visit } from "unist-util-visit";
import { dropControls } from "../fields/plain-text.ts";
import { shorten } from "../losses.ts";
import { isHtmlName } from "./parse-body.ts";
import type { ReadBody } from "./read-body.ts";
import { showComponent } from "./show-component.ts";

const EMBED = /^(?:iframe|embed|object|video|audio)$/u;
/** What is run, styles or draws, and what no Markdown can show. */
const LEFT_OUT = /^(?:script|style|noscript|svg|template|caption)$/u;
const FIELD = /^(?:form|select|textarea)$/u;
/** Elements that hold words and no blocks, and the blocks that may stand in them. */
const WORDS = /^(?:h[1-6]|t[dh]|summary)$/u;
const BLOCK = /^(?:h[1-6r]|p|div|[ou]l|li|blockquote|table|tr|pre|section)$/u;

/** Elements that pages may hold, in the place of marks, components and what HTML does not know. */
export function convertElements({ children }: Root, body: ReadBody): Root {
  const closings = body.text.matchAll(/<\/([a-z][\w.:-]*)/giu);
  const closed = new Set(
    [...closings].map(([, tag = ""]) => tag.toLowerCase()),
  );
  const convert = (node: RootContent, isCode: boolean): ElementContent[] => {
    if (node.type === "text") return showText(node, isCode, body);
    if (node.type !== "element") return [];
    const { properties, tagName } = node;
    const isInner = isCode || /^(?:pre|code|textarea)$/u.test(tagName);
    const restored = Object.entries(properties).map(([name, value]) => [
      name,
      typeof value === "string" ? body.marks.restore(value) : value,
    ]);
    const element = {
      ...node,
      properties: Object.fromEntries(restored),
      children: node.children
        .filter((child, at) => !isSplit(child, node.children[at + 1]))
        .flatMap((child) => convert(child, isInner)),
    };
    return showElement(element, closed.has(tagName), body);
  };
  return {
    type: "root",
    children: children.flatMap((child) => convert(child, false)),
  };
}

/** True for the empty part of a link that held another link to the same address. */
function isSplit(node: ElementContent, next?: ElementContent): boolean {
  const [href, another] = [node, next].map((each) =>
    each?.type === "element" ? each.properties.href : undefined,
  );
  const isEmpty = node.type === "element" && node.children.length === 0;
  return isEmpty && href !== undefined && href === another;
}

function showText(node: Text, isCode: boolean, body: ReadBody) {
  const { lineOf, marks, report } = body;
  let line = lineOf(node);
  const value = dropControls(isCode ? marks.restore(node.value) : node.value);
  if (value.length < node.value.length && !isCode)
    report(line, "text", "hidden characters", "left out");
  return (isCode ? [value] : marks.split(value)).flatMap(
    (part): ElementContent[] => {
      if (typeof part !== "string")
        return placeAt(node, part.show([], { line, report }));
      line += part.split("\n").length - 1;
      return part === "" ? [] : [{ type: "text", value: part }];
    },
  );
}

function showElement(
  element: Element,
  isClosed: boolean,
  body: ReadBody,
): ElementContent[] {
  const { children, tagName: name } = element;
  const { lineOf, marks, report } = body;
  const line = lineOf(element);
  const mark = marks.atTag(name);
  if (mark) return placeAt(element, mark.show(children, { line, report }));
  if (name === "img") return showImage(element);
  // Code of Markdown holds no links.
  if (name === "code" && children.some(isLink)) return children;
  if (WORDS.test(name)) return [flattenBlocks(element, body)];
  const replaced = replaceElement(element, (outcome) => {
    const written = toHtml({ ...element, children: [] }).replace(/<\/.*/su, "");
    report(line, "html", shorten(written), outcome);
  });
  if (replaced !== undefined) return replaced;
  return isHtmlName(name) || name.startsWith("footnote-")
    ? [element]
    : showUnknown(element, isClosed, body);
}

/** What stands for an element that pages may not hold; undefined for any other. */
function replaceElement(
  element: Element,
  lose: (outcome: string) => void,
): ElementContent[] | undefined {
  const { children, properties, tagName: name } = element;
  if (LEFT_OUT.test(name)) {
    lose(`left out: ${shorten(toString(element)) || "no words"}`);
    return [];
  }
  if (FIELD.test(name)) {
    lose("left out: pages have forms of their own");
    return children;
  }
  if (!EMBED.test(name)) return undefined;
  const href = embeddedAddress(element);
  lose(href ? "a link" : "left out: it shows nothing");
  const title = String(properties.title ?? "").trim();
  const words = title || href?.replace(/^https?:\/\//u, "");
  return href ? [h("a", { href }, words)] : children;
}

/** Gives what stands for a node its place. */
function placeAt({ position }: Node, nodes: ElementContent[]) {
  for (const node of nodes)
    visit(node, (inner) => {
      if (position) inner.position ??= position;
    });
  return nodes;
}

/** An element that HTML does not know: a component, or words in angle brackets, such as `Array<T>`. */
function showUnknown(
  { children, position, properties, tagName: name }: Element,
  isClosed: boolean,
  { lineOf, marks, report, text }: ReadBody,
): ElementContent[] {
  const line = lineOf({ position });
  const start = position?.start?.offset ?? text.length;
  const written = /^<[^>]*>/u.exec(text.slice(start, start + 2000))?.[0];
  const source = marks.restore(written ?? `<${name}>`);
  if (isClosed || source.endsWith("/>")) {
    const given = Object.entries(properties);
    const values = new Map(given.map(([key, value]) => [key, String(value)]));
    const component = { name, kind: "html", values, source };
    return showComponent(component, children, { line, report });
  }
  const outcome = "shown as text: it is no element that is known";
  report(line, "html", source, outcome);
  return [{ type: "text", value: source }, ...children];
}

/** What a frame or a player shows; undefined where it names nothing. */
function embeddedAddress({ children, properties }: Element) {
  const { data, dataSrc, src } = properties;
  const sources = children.flatMap((child) =>
    child.type === "element" ? [child.properties.src] : [],
  );
  return [src, dataSrc, data, ...sources]
    .map((each) => String(each ?? "").replace(/^\/\//u, "https://"))
    .find((each) => !/^(?:about:blank)?$/u.test(each));
}

/** An image, also where a script is to choose its address later. */
function showImage(element: Element): Element[] {
  const { alt, dataOriginal, dataSrc, src, srcSet, title } = element.properties;
  const [first] = String(srcSet ?? "").split(/[\s,]+/u);
  const url = [dataSrc, dataOriginal, src, first].find(
    (each) => each && !String(each).startsWith("data:image/gif"),
  );
  const words = shorten(dropControls(String(alt ?? "")), Infinity);
  const properties = { src: String(url), alt: words, title };
  return url ? [{ ...element, properties }] : [];
}

/** Keeps of blocks only the words where Markdown can hold no block: in headings and cells. */
function flattenBlocks(element: Element, body: ReadBody): Element {
  const isCell = element.tagName.startsWith("t");
  const gap = isCell ? h("br") : ({ type: "text", value: " " } as const);
  let isLost = false;
  const flatten = (nodes: ElementContent[]): ElementContent[] =>
    nodes.flatMap((node, at) => {
      if (node.type !== "element" || !BLOCK.test(node.tagName)) return node;
      const isFirst = nodes.slice(0, at).every(isBlank);
      isLost ||= !isFirst || node.tagName === "pre";
      const code = toString(node)
        .trim()
        .replaceAll(/\s*\n\s*/gu, " ");
      const inner =
        node.tagName === "pre" ? [h("code", code)] : flatten(node.children);
      return isFirst ? inner : [gap, ...inner];
    });
  const children = flatten(element.children);
  const outcome = "the blocks in this cell are shown on one line";
  const words = shorten(toString(element));
  if (isCell && isLost)
    body.report(body.lineOf(element), "table", words, outcome);
  return { ...element, children };
}

function isLink(node: ElementContent): boolean {
  return node.type === "element" && node.tagName === "a";
}

function isBlank(node: ElementContent): boolean {
  return node.type === "text" && node.value.trim() === "";
}
