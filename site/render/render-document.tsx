import { renderToStaticMarkup, renderToString } from "react-dom/server";
import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandlerContext,
  StaticRouterProvider,
} from "react-router-dom";
import type { ContentReader, EntryPreview } from "#contract";
import type { Chrome, PageData } from "../page.ts";
import { routes, type ServerContext } from "../routes.tsx";
import { BUILD } from "../routing/build.ts";
import { renderPageBlock } from "../routing/page-block.ts";
import { PageInstead } from "../routing/page-instead.ts";
import { PreviewBar } from "../components/PreviewBar.tsx";
import { Head } from "./Head.tsx";
import { inlineScript } from "./inline-script.ts";
import { type AssetsManifest, pageAssets } from "./page-assets.ts";
import { type PageSource, readPage } from "./read-page.ts";

export interface DocumentRequest extends PageSource {
  siteUrl: string;
  /** True for the data of the page instead of its document. */
  asData?: boolean;
  /** True if the page of a missing address is not needed. Its HTML is then empty. */
  skipsMissing?: boolean;
  /** Absent in development. */
  manifest: AssetsManifest | undefined;
}

/** A document, the data of a page as JSON, or a redirect. */
type RenderedDocument =
  | { status: number; html: string }
  | { status: number; json: string }
  | { status: 308; location: string };

const handler = createStaticHandler(routes);

/** Patterns match no address with a line break. It is missing in any case. */
function toMatchable({ pathname, search, origin }: URL): URL {
  const isBroken = /[\n\r\u2028\u2029]/u.test(decodeURIComponent(pathname));
  return new URL((isBroken ? "/-" : pathname) + search, origin);
}

/** The page of a route, or the one that its loader has chosen instead. @throws the error of a loader */
function pageOf({ errors, loaderData, matches }: StaticHandlerContext) {
  const [problem] = Object.values(errors ?? {});
  if (problem instanceof PageInstead) return problem.page;
  if (problem) throw problem;
  const page: PageData = loaderData[matches.at(-1)?.route.id ?? ""];
  return page;
}

/** One page as a complete HTML document, readable and usable without script. */
export async function renderDocument(
  asked: DocumentRequest,
): Promise<RenderedDocument> {
  const { url, content, siteUrl, skipsMissing, asData } = asked;
  const preview =
    asked.preview ??
    content.unpublished().find(({ path }) => path === url.pathname);
  const request = { ...asked, preview };
  const { navigation } = content;
  const {
    analytics: _analytics,
    editor: _editor,
    externalHosts: _externalHosts,
    scheduler: _scheduler,
    ...site
  } = content.site;
  const chrome = { siteUrl, site, navigation };
  const requestContext: ServerContext = {
    chrome,
    readPage: (line) => readPage(request, line, chrome),
  };
  const context = await handler.query(new Request(toMatchable(url)), {
    requestContext,
  });
  if (context instanceof Response)
    return { status: 308, location: context.headers.get("Location") ?? "/" };
  const page = pageOf(context);
  const { status } = page;
  if (skipsMissing && status === 404) return { status, html: "" };
  if (asData)
    return { status, json: JSON.stringify({ ...page, build: BUILD }) };
  const html = renderPage(request, chrome, page, context);
  return { status, html };
}

/** In development, each link to an unpublished entry has a badge. */
function renderMarks(content: ContentReader): string {
  return import.meta.env.DEV
    ? `<style>${markUnpublished(content.unpublished())}</style>`
    : "";
}

function renderPage(
  { content, notice, preview, manifest }: DocumentRequest,
  chrome: Chrome,
  page: PageData,
  context: StaticHandlerContext,
): string {
  const router = createStaticRouter(handler.dataRoutes, context);
  const app = renderToString(
    <StaticRouterProvider router={router} context={context} hydrate={false} />,
  );
  // React writes links to files that it wants early, such as pictures, before the first element.
  const start = app.search(/<(?!\/?(?:link|script)\b)/u);
  // Addresses of previews and of notices may have a token.
  const isCounted = !preview && !notice;
  const route = context.matches.at(-1)?.route;
  // Links from a page that stands in for another one load documents as well.
  const isOwn = page.page !== route?.id || route.handle?.ownDocument === true;
  return [
    `<!DOCTYPE html><html lang="${page.lang}" data-theme="dark"><head><meta charset="utf-8">`,
    `<script>${inlineScript}</script>`,
    renderToStaticMarkup(
      <Head
        tags={page.head}
        assets={pageAssets(manifest, page.page)}
        ground={content.theme.colors.page}
        analytics={isCounted ? content.site.analytics : undefined}
      />,
    ),
    app.slice(0, start),
    renderMarks(content),
    "</head><body>",
    preview
      ? renderToStaticMarkup(
          <PreviewBar preview={preview} lang={content.site.lang} />,
        )
      : "",
    `<div id="app"${isOwn ? ' data-own="true"' : ""}>${app.slice(start)}</div>`,
    renderPageBlock({ chrome, page: { ...page, head: [], pictures: {} } }),
    "</body></html>",
  ].join("");
}

const labels = { draft: "Draft", scheduled: "Scheduled" };

const style =
  "margin-right:.5em;padding:1px 6px;border:1px solid var(--color-priority-line);border-radius:4px;" +
  "background:var(--color-priority-soft);color:var(--color-priority);font:500 .75rem var(--font-sans,sans-serif);" +
  "vertical-align:middle";

/**
 * A style sheet that puts a badge before the text of each link to an unpublished entry, in all lists. Used in
 * development only, because the content policy forbids inline styles elsewhere.
 */
function markUnpublished(entries: readonly EntryPreview[]): string {
  return entries
    .map(({ path, status }) => {
      const link = `main a[href="${path}"]`;
      return `${link}::before{content:"${labels[status]}";${style}}`;
    })
    .join("");
}
