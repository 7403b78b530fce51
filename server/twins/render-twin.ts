import type { Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import { select } from "hast-util-select";
import { h } from "hastscript";
import { stringify } from "yaml";
import type { Article } from "#contract";
import { toTwinPath } from "#schema";
import type { DocumentRequest, TextResult } from "../document.ts";
import { toPlainTree } from "../plain-html/plain-tree.ts";
import type { SiteRedirect } from "../site.ts";
import { separateInline } from "./separate-inline.ts";
import { toMarkdown } from "./to-markdown.ts";

const MARKDOWN = "text/markdown; charset=utf-8";
const VARY = { Vary: "Accept, Accept-Encoding" };

interface TwinRequest extends Omit<DocumentRequest, "params" | "path"> {
  /** Path of the page. */
  page: string;
  /** The known part of the query, with its question mark. */
  query: string;
}

/** A page as Markdown. */
interface Twin {
  /** The absolute address of the page. */
  url: string;
  /** Facts about the page, in order. Those without a value are omitted. */
  facts: Readonly<Record<string, string | undefined>>;
  /** Has a top-level heading. */
  tree: Root;
}

/** The Markdown twin of a page. For an entry it is made from the compiled body, for any other page from the HTML. */
export async function renderTwin({
  page,
  query,
  ...request
}: TwinRequest): Promise<TextResult | SiteRedirect> {
  const { content, siteUrl, renderSite } = request;
  const article = await content.article(page);
  if (article) return toResult(fromArticle(article, siteUrl), page, query);
  const url = `${page}${query}`;
  const rendered = await renderSite({ url, content, siteUrl });
  if ("location" in rendered) return toRedirect(rendered);
  const { status } = rendered;
  if (status !== 200)
    return {
      status,
      contentType: MARKDOWN,
      headers: VARY,
      text: `# Not found\n\nThere is no page at ${page}. [/llms.txt](/llms.txt) lists the pages of this site.\n`,
    };
  const html = "html" in rendered ? rendered.html : "";
  return toResult(fromPage(html, `${siteUrl}${url}`), page, query);
}

function toRedirect({ status, location }: SiteRedirect): SiteRedirect {
  const [path = "", query] = location.split("?", 2);
  const search = query === undefined ? "" : `?${query}`;
  return { status, location: `${toTwinPath(path)}${search}` };
}

/** The facts as front matter, then the body. */
function toResult(
  { facts, tree, url }: Twin,
  page: string,
  query: string,
): TextResult {
  const known = Object.entries(facts).filter(([, fact]) => fact);
  const frontMatter = stringify(Object.fromEntries(known), { lineWidth: 0 });
  return {
    status: 200,
    contentType: MARKDOWN,
    headers: {
      ...VARY,
      Link: `<${url}>; rel="canonical"`,
      "Content-Location": `${toTwinPath(page)}${query}`,
    },
    text: `---\n${frontMatter}---\n\n${toMarkdown(tree).trim()}\n`,
  };
}

/** An entry, from its compiled body, so that its text matches the page. */
function fromArticle(article: Article, siteUrl: string): Twin {
  const { title, description, published, date, kind, lang } = article;
  const url = `${siteUrl}${article.path}`;
  const tree = toPlainTree(article.html, url);
  tree.children.unshift(h("h1", title));
  const author = article.authorName;
  const updated = date > published ? date : undefined;
  const dates = { author, date: published, updated };
  return {
    url,
    facts: { title, url, description, ...dates, kind, lang },
    tree,
  };
}

/** A page without an entry: the text that visitors read without script. */
function fromPage(html: string, address: string): Twin {
  const root = fromHtml(html);
  const read = (selector: string, property: string) => {
    const value = select(selector, root)?.properties[property];
    return typeof value === "string" ? value : undefined;
  };
  const url = read("link[rel=canonical]", "href") ?? address;
  const children = select("main", root)?.children ?? [];
  const shown: Root = { type: "root", children };
  separateInline(shown);
  const title = read('meta[property="og:title"]', "content") ?? address;
  const description = read("meta[name=description]", "content");
  return {
    url,
    facts: { title, url, description },
    tree: toPlainTree(shown, url),
  };
}
