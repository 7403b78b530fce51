import { h } from "hastscript";
import type { Article } from "#contract";
import { toPlainTree } from "../plain-html/plain-tree.ts";
import { toMarkdown } from "./to-markdown.ts";
import type { Twin } from "./twin.ts";

/** An entry as Markdown, from its compiled body, so that its text matches the page. */
export function toEntryTwin(article: Article, siteUrl: string): Twin {
  const { path, title, description, published, date } = article;
  const url = `${siteUrl}${path}`;
  const tree = toPlainTree(article.html, url);
  tree.children.unshift(h("h1", title));
  return {
    title,
    url,
    description,
    facts: {
      author: article.authorName,
      date: published,
      updated: date > published ? date : undefined,
      kind: article.kind,
    },
    body: toMarkdown(tree),
  };
}
