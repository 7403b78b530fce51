import type { Nodes, Root } from "hast";
import { visit } from "unist-util-visit";
import { readMarkdown } from "../../compile/markdown/read-markdown.ts";
import { attributeOf, readTags } from "./html-tags.ts";

/** What a text holds, counted to see that nothing went missing. */
export interface BodyCount {
  words: ReadonlyMap<string, number>;
  links: number;
  images: number;
  tables: number;
  codeBlocks: number;
}

/** Counts by parsing: words with how often each stands there, and everything that is more than words. */
export function countBody(text: string): BodyCount {
  const tree = readMarkdown(text);
  const words = new Map<string, number>();
  const counts = { a: 0, img: 0, table: 0, pre: 0 };
  const raw: string[] = [];
  const add = (part: string) => {
    for (const [word] of part.toLowerCase().matchAll(/[\p{L}\p{N}]+/gu))
      words.set(word, (words.get(word) ?? 0) + 1);
  };
  visit(tree, (node) => {
    if (node.type === "text") add(node.value);
    if (node.type === "raw") raw.push(node.value);
    if (node.type !== "element") return;
    const { properties, tagName } = node;
    if (tagName === "img") add(String(properties.alt ?? ""));
    if (tagName === "a" && isFootnote(node)) return;
    if (Object.hasOwn(counts, tagName)) countTag(tagName);
  });
  const html = raw.join("");
  add(textOfHtml(html));
  for (const tag of readTags(html, 0)) {
    if (tag.isClosing) continue;
    if (tag.name === "img") add(attributeOf(tag, "alt") ?? "");
    if (tag.name === "a" && attributeOf(tag, "href") === undefined) continue;
    countTag(tag.name);
  }
  return {
    words,
    links: counts.a,
    images: counts.img,
    tables: counts.table,
    codeBlocks: counts.pre,
  };

  function countTag(name: string): void {
    if (name === "a" || name === "img" || name === "table" || name === "pre")
      counts[name]++;
  }
}

function isFootnote(node: Nodes | Root): boolean {
  if (node.type !== "element") return false;
  const { dataFootnoteBackref, dataFootnoteRef } = node.properties;
  return dataFootnoteBackref !== undefined || dataFootnoteRef !== undefined;
}

function textOfHtml(html: string): string {
  return html
    .replaceAll(/<!--[\s\S]*?(?:-->|$)/gu, " ")
    .replaceAll(/<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/giu, " ")
    .replaceAll(/<\/?[a-z][^>]*>/giu, " ")
    .replaceAll(/&(?:#\d+|#x[\da-f]+|[a-z]+\d*);/giu, " ");
}

/** Words that stand in one text more often than in the other, in order, each with how many are missing. */
export function missingWords(
  before: BodyCount,
  after: BodyCount,
): { word: string; times: number }[] {
  return [...before.words].flatMap(([word, times]) => {
    const missing = times - (after.words.get(word) ?? 0);
    return missing > 0 ? [{ word, times: missing }] : [];
  });
}
