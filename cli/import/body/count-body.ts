import { visit } from "unist-util-visit";
import { findTags, attributeOf } from "./html-tags.ts";
import { parseMarkdown } from "./markdown-tree.ts";

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
  const tree = parseMarkdown(text);
  const words = new Map<string, number>();
  let links = 0;
  let images = 0;
  let tables = 0;
  let codeBlocks = 0;
  const add = (part: string) => {
    for (const [word] of part.matchAll(/[\p{L}\p{N}]+/gu))
      words.set(word, (words.get(word) ?? 0) + 1);
  };
  visit(tree, (node) => {
    switch (node.type) {
      case "text":
      case "inlineCode":
        add(node.value);
        break;
      case "code":
        codeBlocks++;
        add(node.value);
        break;
      case "html":
        add(textOfHtml(node.value));
        break;
      case "link":
      case "linkReference":
        links++;
        break;
      case "image":
      case "imageReference":
        images++;
        add(node.alt ?? "");
        break;
      case "table":
        tables++;
        break;
    }
  });
  for (const tag of findTags(tree, text)) {
    if (tag.isClosing) continue;
    if (tag.name === "a" && attributeOf(tag, "href") !== undefined) links++;
    if (tag.name === "img") images++;
    if (tag.name === "table") tables++;
    if (tag.name === "pre") codeBlocks++;
  }
  return { words, links, images, tables, codeBlocks };
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
