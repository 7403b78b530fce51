import type { Root } from "mdast";
import { visit } from "unist-util-visit";
import type { TextRange } from "../../model/source-text.ts";
import { rangeOf } from "./markdown-tree.ts";

export interface HtmlTag extends TextRange {
  /** In lower case. */
  name: string;
  isClosing: boolean;
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

const TAG =
  /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][^\s/>]*)((?:\s+|\/(?!>)|[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>=`]+))?)*)\s*\/?>/giu;
const ATTRIBUTE =
  /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>=`]+)))?/gu;

/** Every HTML tag of a Markdown text in order, comments left out. */
export function findTags(tree: Root, text: string): HtmlTag[] {
  const tags: HtmlTag[] = [];
  visit(tree, "html", (node) => {
    const { start, end } = rangeOf(node);
    tags.push(...readTags(text.slice(start, end), start));
  });
  return tags;
}

/** The tags of a piece of HTML that begins at an offset. */
export function readTags(html: string, offset: number): HtmlTag[] {
  const tags: HtmlTag[] = [];
  let hidden: string | undefined;
  for (const {
    0: written,
    1: slash,
    2: name,
    3: rest = "",
    index,
  } of html.matchAll(TAG)) {
    if (name === undefined) continue;
    const lower = name.toLowerCase();
    // What stands between these is no HTML, whatever it looks like.
    if (hidden !== undefined && !(slash === "/" && lower === hidden)) continue;
    hidden =
      slash !== "/" &&
      /^(?:script|style)$/u.test(lower) &&
      !written.endsWith("/>")
        ? lower
        : undefined;
    const start = offset + index;
    const restStart =
      start + written.indexOf(rest, 1 + (slash ?? "").length + name.length);
    tags.push({
      start,
      end: start + written.length,
      name: lower,
      isClosing: slash === "/",
      attributes: rest.trim() === "" ? [] : readAttributes(rest, restStart),
    });
  }
  return tags;
}

function readAttributes(text: string, offset: number): HtmlAttribute[] {
  return [...text.matchAll(ATTRIBUTE)].map(
    ({ 0: written, 1: name = "", 2: double, 3: single, 4: bare, index }) => {
      const value = double ?? single ?? bare ?? "";
      const start = offset + index;
      const end = start + written.length;
      const valueEnd =
        bare === undefined && (double ?? single) !== undefined ? end - 1 : end;
      return {
        name: name.toLowerCase(),
        value,
        range: { start, end },
        valueRange: { start: valueEnd - value.length, end: valueEnd },
      };
    },
  );
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
