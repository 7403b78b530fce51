import type { Root } from "mdast";
import { visit } from "unist-util-visit";
import type { TextRange } from "../../model/source-text.ts";
import { rangeOf } from "./markdown-tree.ts";

export interface HtmlTag extends TextRange {
  /** In lower case. */
  name: string;
  isClosing: boolean;
  /** It stands among words, where Markdown is read; not set for tags that were read from HTML alone. */
  isInline?: boolean;
  attributes: HtmlAttribute[];
}

export interface HtmlAttribute {
  /** In lower case. */
  name: string;
  value: string;
  /** As it stands in the text, with its range there. */
  range: TextRange;
  /** The value's range, quotes left out. */
  valueRange: TextRange;
}

/** Parents of an HTML node that is a block of its own. */
const BLOCKS = /^(?:root|blockquote|listItem|footnoteDefinition)$/u;

/** Every HTML tag of a Markdown text in order, comments left out. */
export function findTags(tree: Root, text: string): HtmlTag[] {
  const tags: HtmlTag[] = [];
  visit(tree, "html", (node, _, parent) => {
    const { start, end } = rangeOf(node);
    const isInline = !BLOCKS.test(parent?.type ?? "root");
    for (const tag of readTags(text.slice(start, end), start))
      tags.push({ ...tag, isInline });
  });
  return tags;
}

/** The tags of a piece of HTML that begins at an offset. Takes time linear in the length of the text. */
export function readTags(html: string, offset: number): HtmlTag[] {
  const tags: HtmlTag[] = [];
  let hidden: string | undefined;
  for (let at = html.indexOf("<"); at !== -1; at = html.indexOf("<", at)) {
    if (html.startsWith("<!--", at)) {
      const end = html.indexOf("-->", at + 4);
      if (end === -1) break;
      at = end + 3;
      continue;
    }
    const tag = readTag(html, at);
    at = tag === undefined ? at + 1 : tag.end;
    if (tag === undefined) continue;
    // What stands between these is no HTML, whatever it looks like.
    if (hidden !== undefined && !(tag.isClosing && tag.name === hidden))
      continue;
    const hides = !tag.isClosing && /^(?:script|style)$/u.test(tag.name);
    hidden = hides && html[tag.end - 2] !== "/" ? tag.name : undefined;
    tags.push(moveTag(tag, offset));
  }
  return tags;
}

/** A pattern tried at one offset. */
function matchAt(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? "";
}

const OPENING = /<\/?[a-z][^\s/>]*/iy;
const GAP = /[\s/]*/y;
const NAME = /[^\s"'<>/=]+/y;
const EQUALS = /\s*=\s*/y;
const BARE = /[^\s"'<>=`]+/y;

function readTag(html: string, start: number): HtmlTag | undefined {
  const opening = matchAt(OPENING, html, start);
  if (opening === "") return undefined;
  const isClosing = opening.startsWith("</");
  const name = opening.slice(isClosing ? 2 : 1).toLowerCase();
  const attributes: HtmlAttribute[] = [];
  let at = start + opening.length;
  for (;;) {
    at += matchAt(GAP, html, at).length;
    if (html[at] === ">")
      return { start, end: at + 1, name, isClosing, attributes };
    const key = matchAt(NAME, html, at);
    if (key === "") return undefined;
    const from = at;
    at += key.length;
    const equals = matchAt(EQUALS, html, at);
    let valueRange = { start: at, end: at };
    if (equals !== "") {
      at += equals.length;
      const quote = html[at];
      if (quote === '"' || quote === "'") {
        const close = html.indexOf(quote, at + 1);
        if (close === -1) return undefined;
        valueRange = { start: at + 1, end: close };
        at = close + 1;
      } else {
        const bare = matchAt(BARE, html, at);
        valueRange = { start: at, end: at + bare.length };
        at += bare.length;
      }
    }
    const value = html.slice(valueRange.start, valueRange.end);
    const range = { start: from, end: at };
    attributes.push({ name: key.toLowerCase(), value, range, valueRange });
  }
}

function moveTag(tag: HtmlTag, by: number): HtmlTag {
  if (by === 0) return tag;
  const move = ({ start, end }: TextRange) => {
    return { start: start + by, end: end + by };
  };
  return {
    ...tag,
    ...move(tag),
    attributes: tag.attributes.map((attribute) => ({
      ...attribute,
      range: move(attribute.range),
      valueRange: move(attribute.valueRange),
    })),
  };
}

export function attributeOf(tag: HtmlTag, name: string): string | undefined {
  const value = tag.attributes.find(
    (attribute) => attribute.name === name,
  )?.value;
  return value === undefined ? undefined : decodeEntities(value);
}

export function decodeEntities(text: string): string {
  return text
    .replaceAll(/&quot;|&#34;/gu, '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}
