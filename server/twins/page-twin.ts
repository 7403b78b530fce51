import type { Element, Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import { EXIT, visit } from "unist-util-visit";
import { toPlainTree } from "../plain-html/plain-tree.ts";
import { separateInline } from "./separate-inline.ts";
import { toMarkdown } from "./to-markdown.ts";
import type { Twin } from "./twin.ts";

function find(root: Root, fits: (element: Element) => boolean) {
  let found: Element | undefined;
  visit(root, "element", (element) => {
    if (!fits(element)) return undefined;
    found = element;
    return EXIT;
  });
  return found;
}

/** The metadata in the head of a page. */
function readHead(root: Root) {
  const read = (by: string, name: string, value: string) => {
    const found = find(root, ({ properties }) =>
      [properties[by]].flat().includes(name),
    );
    const text = found?.properties[value];
    return typeof text === "string" ? text : undefined;
  };
  return {
    title: read("property", "og:title", "content"),
    description: read("name", "description", "content"),
    canonical: read("rel", "canonical", "href"),
  };
}

/**
 * A page without an entry as Markdown: the text that visitors read without script.
 * @param url the absolute address that was rendered
 */
export function toPageTwin(html: string, url: string): Twin {
  const root = fromHtml(html);
  const { title = url, description, canonical = url } = readHead(root);
  const main = find(root, ({ tagName }) => tagName === "main");
  const children = main?.children ?? [];
  const shown: Root = { type: "root", children };
  separateInline(shown);
  const tree = toPlainTree(shown, canonical);
  return {
    title,
    url: canonical,
    description,
    facts: {},
    body: toMarkdown(tree),
  };
}
