import { toTwinPath } from "#schema";
import type { DocumentRequest, TextResult } from "../document.ts";
import type { SiteRedirect } from "../site.ts";
import { toEntryTwin } from "./entry-twin.ts";
import { toPageTwin } from "./page-twin.ts";
import { formatTwin } from "./twin.ts";

const MARKDOWN = "text/markdown; charset=utf-8";

interface TwinRequest extends Omit<DocumentRequest, "params" | "path"> {
  /** Path of the page. */
  page: string;
  /** The known part of the query, with its question mark. */
  query: string;
}

function toRedirect({ status, location }: SiteRedirect): SiteRedirect {
  const [path = "", query] = location.split("?", 2);
  const search = query === undefined ? "" : `?${query}`;
  return { status, location: `${toTwinPath(path)}${search}` };
}

const missing = (page: string, status: number): TextResult => ({
  status,
  contentType: MARKDOWN,
  headers: { Vary: "Accept, Accept-Encoding" },
  text: `# Not found\n\nThere is no page at ${page}. [/llms.txt](/llms.txt) lists the pages of this site.\n`,
});

/** The Markdown twin of a page. For an entry it is made from the compiled body, for any other page from the HTML. */
export async function renderTwin({
  page,
  query,
  ...request
}: TwinRequest): Promise<TextResult | SiteRedirect> {
  const { content, siteUrl, renderSite } = request;
  const url = `${page}${query}`;
  const article = await content.article(page);
  const rendered = article
    ? undefined
    : await renderSite({ url, content, siteUrl });
  if (rendered && "location" in rendered) return toRedirect(rendered);
  if (rendered && rendered.status !== 200)
    return missing(page, rendered.status);
  const twin = article
    ? toEntryTwin(article, siteUrl)
    : toPageTwin(
        rendered && "html" in rendered ? rendered.html : "",
        `${siteUrl}${url}`,
      );
  return {
    status: 200,
    contentType: MARKDOWN,
    headers: {
      Vary: "Accept, Accept-Encoding",
      Link: `<${twin.url}>; rel="canonical"`,
      "Content-Location": `${toTwinPath(page)}${query}`,
    },
    text: formatTwin(twin),
  };
}
