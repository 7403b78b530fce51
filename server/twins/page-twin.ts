import type { Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import { select } from "hast-util-select";
import { toPlainTree } from "../plain-html/plain-tree.ts";
import { separateInline } from "./separate-inline.ts";
import { toMarkdown } from "./to-markdown.ts";
import type { Twin } from "./twin.ts";

/**
 * A page without an entry as Markdown: the text that visitors read without script.
 * @param url the absolute address that was rendered
 */
export function toPageTwin(html: string, url: string): Twin {
  const root = fromHtml(html);
  const read = (selector: string, property: string) => {
    const value = select(selector, root)?.properties[property];
    return typeof value === "string" ? value : undefined;
  };
  const canonical = read("link[rel=canonical]", "href") ?? url;
  const shown: Root = {
    type: "root",
    children: select("main", root)?.children ?? [],
  };
  separateInline(shown);
  return {
    title: read('meta[property="og:title"]', "content") ?? url,
    url: canonical,
    description: read("meta[name=description]", "content"),
    facts: {},
    body: toMarkdown(toPlainTree(shown, canonical)),
  };
}
