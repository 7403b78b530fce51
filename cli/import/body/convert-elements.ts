import type { Element, ElementContent, Root, RootContent, Text } from "hast";
import { toHtml } from "hast-util-to-html";
import { defaultHandlers } from "hast-util-to-mdast";
import { toString } from "hast-util-to-string";
import { h } from "hastscript";
import { SKIP, visit } from "unist-util-visit";
import { dropControls } from "../fields/plain-text.ts";
import { shorten, type ReportHere } from "../project/open-project.ts";
import type { ReadBody } from "./read-body.ts";
import { showComponent } from "./show-component.ts";

/** What pages may not hold: its words, and links to what it shows, are kept. */
const FRAME = /^(?:audio|embed|form|iframe|object|video)$/u;
/** What is run, styles or draws, and what no Markdown can show. */
const LEFT_OUT =
  /^(?:caption|noscript|script|select|style|svg|template|textarea)$/u;
/** Elements that hold words and no blocks, and the blocks that may stand in them. */
const WORDS = /^(?:h[1-6]|t[dh]|summary)$/u;
const BLOCK = /^(?:h[1-6r]|p|div|[ou]l|li|blockquote|table|tr|pre|section)$/u;

/** True for an element of HTML. Any other name is a component of some generator. */
export function isHtmlName(name: string): boolean {
  return Object.hasOwn(defaultHandlers, name);
}

export function isBlock(node: RootContent): node is Element {
  return node.type === "element" && BLOCK.test(node.tagName);
}

/** Elements that pages may hold, in the place of marks, components and what HTML does not know. */
export function convertElements(root: Root, body: ReadBody): Root {
  const convert = (node: RootContent, isCode: boolean): ElementContent[] => {
    if (node.type === "text")
      return placeAt(node, showText(node, isCode, body));
    if (node.type !== "element") return [];
    const { properties, tagName } = node;
    const isInner = isCode || /^(?:pre|code|textarea)$/u.test(tagName);
    for (const [name, value] of Object.entries(properties))
      if (typeof value === "string")
        properties[name] = body.marks.restore(value);
    const children = node.children.flatMap((child) => {
      // The parser does not know where a text after a line break stands.
      if (!child.position?.start) child.position = node.position;
      return convert(child, isInner);
    });
    return placeAt(node, showElement({ ...node, children }, body));
  };
  const children = root.children.flatMap((child) => convert(child, false));
  return { type: "root", children };
}

function showText(node: Text, isCode: boolean, body: ReadBody) {
  const { abbreviations, marks, reportAt } = body;
  const written = isCode ? marks.restore(node.value) : node.value;
  const value = dropControls(written);
  if (value !== written)
    reportAt(node)("text", "hidden characters", "left out");
  return marks.split(value).flatMap((part): ElementContent[] => {
    if (typeof part !== "string") return part.show();
    return isCode ? [textNode(part)] : showAbbreviations(part, abbreviations);
  });
}

/** Words with the meanings of abbreviations. */
function showAbbreviations(text: string, meanings: ReadBody["abbreviations"]) {
  const names = [...meanings.keys()].map((name) => RegExp.escape(name));
  if (names.length === 0) return text === "" ? [] : [textNode(text)];
  const name = new RegExp(
    `(?<![\\p{L}\\p{N}])(${names.join("|")})(?![\\p{L}\\p{N}])`,
    "gu",
  );
  return text.split(name).map((part, at): ElementContent => {
    const title = at % 2 === 1 ? meanings.get(part) : undefined;
    return title === undefined ? textNode(part) : h("abbr", { title }, part);
  });
}

function textNode(value: string): Text {
  return { type: "text", value };
}

function showElement(element: Element, body: ReadBody): ElementContent[] {
  const { children, properties, tagName: name } = element;
  const report = body.reportAt(element);
  if (isUnseen(element)) {
    const outcome = `left out, as browsers hide it: ${shorten(toString(element))}`;
    report("html", shorten(readTag(element, body)), outcome);
    return [];
  }
  const component = body.marks.atTag(name);
  if (component) return showComponent(component, children, report);
  if (name === "img") return showImage(element);
  if (name === "pre" || name === "a") return showLinkedCode(element, report);
  if (isPlain(element)) return children;
  if (WORDS.test(name)) return [flattenBlocks(element, report)];
  const isPlayed = name === "source" && properties.src;
  const isKept = isHtmlName(name) && !FRAME.test(name) && !isPlayed;
  if (!isKept && !name.startsWith("footnote-"))
    return showUnknown(element, report, body);
  if (!LEFT_OUT.test(name)) return [element];
  const words = shorten(toString(element)) || "no words";
  report("html", shorten(readTag(element, body)), `left out: ${words}`);
  return [];
}

/** True for what its own attributes hide from readers. */
function isUnseen({ properties: { hidden, style } }: Element): boolean {
  const isUndrawn = /(?:display\s*:\s*none|visibility\s*:\s*hidden)/iu;
  return (
    (hidden !== undefined && hidden !== false) || isUndrawn.test(String(style))
  );
}

/** True for what Markdown cannot stress, which is blocks, and for code with links, which it cannot hold. */
function isPlain({ children, tagName }: Element): boolean {
  const refused = tagName === "code" ? /^a$/u : BLOCK;
  return (
    /^(?:b|code|em|i|strong)$/u.test(tagName) &&
    children.some(
      (node) => node.type === "element" && refused.test(node.tagName),
    )
  );
}

/** Code, or a link. No block of code holds links, and no link a block of code: one around all of it follows. */
function showLinkedCode(
  element: Element,
  report: ReportHere,
): ElementContent[] {
  const isLink = element.tagName === "a";
  if (isLink && !toHtml(element).includes("<pre")) return [element];
  const links: Element[] = [];
  visit(h(null, element), { tagName: "a" }, (node) => {
    if (node.type === "element" && node.properties.href) links.push(node);
  });
  const shown = links.flatMap((link) => {
    const { href } = link.properties;
    if (isLink || toString(link).trim() === toString(element).trim())
      return h("p", h("a", { href }, String(href)));
    report("link", String(href), "left out: code holds no links");
    return [];
  });
  const blocks = isLink ? element.children : [element];
  for (const link of links)
    Object.assign(link, { tagName: "span", properties: {} });
  return [...blocks, ...shown];
}

/** Gives new nodes the place of the node that they stand for. */
function placeAt({ position }: RootContent, nodes: ElementContent[]) {
  visit(h(null, nodes), (node) => {
    if (node.position || !position) return SKIP;
    node.position = position;
    return undefined;
  });
  return nodes;
}

/** The opening tag of an element as the file has it. */
function readTag({ position, tagName }: Element, { marks, text }: ReadBody) {
  const start = position?.start?.offset ?? text.length;
  const [tag] = /^<[^>]*>/u.exec(text.slice(start, start + 2000)) ?? [];
  return marks.restore(tag ?? `<${tagName}>`);
}

/** A component, a frame, or words in angle brackets that nothing closes, such as `Array<T>`. */
function showUnknown(element: Element, report: ReportHere, body: ReadBody) {
  const { children, position, properties, tagName: name } = element;
  const source = readTag(element, body);
  const end = body.text.slice(0, position?.end?.offset).slice(-100);
  const isClosed = source.endsWith("/>") || /<\/[^<>]+>$/u.test(end);
  if (isHtmlName(name) || isClosed) {
    const given = name === "form" ? [] : Object.entries(properties);
    const values = new Map(given.map(([key, value]) => [key, String(value)]));
    const component = { name, kind: "html", values, source };
    return showComponent(component, children, report);
  }
  report("html", source, "shown as text: it is no element that is known");
  return [{ type: "text" as const, value: source }, ...children];
}

/** An image, also where a script is to choose its address later. */
function showImage(element: Element): Element[] {
  const { alt, dataOriginal, dataSrc, src, srcSet, title } = element.properties;
  const [first] = String(srcSet ?? "").split(/[\s,]+/u);
  const url = [dataSrc, dataOriginal, src, first].find(
    (each) => each && !String(each).startsWith("data:image/gif"),
  );
  const words = shorten(dropControls(String(alt || (title ?? ""))), Infinity);
  const properties = { src: String(url), alt: words, title };
  return url ? [{ ...element, properties }] : [];
}

/** Keeps of blocks only the words where Markdown can hold no block: in headings and cells. */
function flattenBlocks(element: Element, report: ReportHere): Element {
  const isCell = element.tagName.startsWith("t");
  const gap = isCell ? h("br") : ({ type: "text", value: " " } as const);
  const flatten = (nodes: ElementContent[]): ElementContent[] =>
    nodes.flatMap((node, at) => {
      if (!isBlock(node)) return node;
      const code = h("code", shorten(toString(node), Infinity));
      const inner = node.tagName === "pre" ? [code] : flatten(node.children);
      const isFirst = nodes
        .slice(0, at)
        .every((each) => each.type === "text" && each.value.trim() === "");
      return isFirst ? inner : [gap, ...inner];
    });
  const children = flatten(element.children);
  const isLost = children.includes(gap) || toHtml(element).includes("<pre");
  const outcome = "the blocks in this cell are shown on one line";
  if (isCell && isLost) report("table", shorten(toString(element)), outcome);
  return { ...element, children };
}
