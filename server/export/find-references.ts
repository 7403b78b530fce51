import { fromHtml } from "hast-util-from-html";
import { selectAll } from "hast-util-select";
import { siteAddresses, unescapeAmpersands } from "./rewrite-text.ts";

const ATTRIBUTES = ["href", "src", "content", "poster"];

/** The addresses in the attributes of a page, on any site. */
function fromPage(html: string): string[] {
  return selectAll("*", fromHtml(html)).flatMap(({ properties }) => {
    const sources = String(properties["srcSet"] ?? "")
      .split(",")
      .map((source) => source.trim().split(/\s/u, 1)[0] ?? "");
    const values = ATTRIBUTES.map((name) => properties[name]);
    return [...values, ...sources].filter((value) => typeof value === "string");
  });
}

/** The absolute addresses of the site in a feed, a sitemap, a Markdown file or another text. */
function fromText(text: string, siteUrl: string): string[] {
  return [...text.matchAll(siteAddresses(siteUrl))].map(([address]) =>
    unescapeAmpersands(address),
  );
}

/** The addresses on its own site that a document refers to: paths with queries, without fragments. */
export function findReferences(
  text: string,
  contentType: string,
  address: string,
  siteUrl: string,
): string[] {
  const isPage = contentType.startsWith("text/html");
  const found = isPage
    ? fromPage(text).filter((value) => /^(?:https?:|\/)/u.test(value))
    : fromText(text, siteUrl);
  const paths = found.flatMap((reference) => {
    const url = URL.parse(reference, `${siteUrl}${address}`);
    return url?.origin === siteUrl ? `${url.pathname}${url.search}` : [];
  });
  return [...new Set(paths)];
}
