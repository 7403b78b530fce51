import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import type { ContentReader, EntryPreview, Notice } from "#contract";
import { App } from "../app.tsx";
import { MarkupInDocument } from "../components/markup.ts";
import { inlineScript } from "../early/inline-script.ts";
import { isRedirect, type PageHead } from "../page.ts";
import { renderPageDataBlock, type PageData } from "../page-data.ts";
import { matchRoute, noticeRoute } from "../routes.ts";
import { answerPage } from "./answer-page.ts";
import { HeadTags } from "./HeadTags.tsx";
import { markUnpublished } from "./mark-unpublished.ts";
import { pageAssets, type AssetsManifest } from "./page-assets.ts";
import { PreviewBar } from "./PreviewBar.tsx";

interface DocumentRequest {
  url: URL;
  content: ContentReader;
  siteUrl: string;
  /** Shown in place of the page of the address. */
  notice: Notice | undefined;
  /** The page of a missing address is not wanted: its HTML is empty. */
  skipsMissing: boolean;
  /** The unpublished entry whose page is shown in place of that of the address. */
  preview: EntryPreview | undefined;
  /** Absent in development. */
  manifest: AssetsManifest | undefined;
}

/** A document or a redirect. */
type RenderedDocument =
  { status: number; html: string } | { status: 308; location: string };

/** Nothing of an unpublished entry is for search engines or other sites. */
function toPrivateHead({ title, description }: PageHead): PageHead {
  return { title, description, noindex: true, isPrivate: true };
}

function renderBar(preview: EntryPreview | undefined): string {
  return preview ? renderToStaticMarkup(<PreviewBar preview={preview} />) : "";
}

/** In development each link to an unpublished entry has a badge. */
function renderMarks(content: ContentReader): string {
  return import.meta.env.DEV
    ? `<style>${markUnpublished(content.unpublished())}</style>`
    : "";
}

/** One page as a complete HTML document, readable and usable without script. */
export async function renderDocument(
  request: DocumentRequest,
): Promise<RenderedDocument> {
  const { url, content, siteUrl, notice, skipsMissing, manifest } = request;
  const preview =
    request.preview ??
    content.unpublished().find(({ path }) => path === url.pathname);
  const address = preview ? new URL(preview.path, siteUrl) : url;
  const route = notice ? noticeRoute : matchRoute(address.pathname).route;
  const [{ default: Page }, answer] = await Promise.all([
    route.load(),
    answerPage(address, content, { notice, preview }),
  ]);
  if (isRedirect(answer)) return { status: 308, location: answer.redirectTo };
  if (skipsMissing && answer.status === 404) return { status: 404, html: "" };
  const { scheduler: _, ...site } = content.site;
  const page: PageData = {
    routeId: route.page,
    status: answer.status ?? 200,
    data: answer.data,
    shell: { site, navigation: content.navigation },
    ...(preview && { isPreview: true }),
  };

  const assets = pageAssets(manifest, route.page);
  const head = renderToStaticMarkup(
    <HeadTags
      head={preview ? toPrivateHead(answer.head) : answer.head}
      site={content.site}
      siteUrl={siteUrl}
      path={answer.head.canonicalPath ?? url.pathname}
      assets={assets}
    />,
  );
  const markup: string[] = [];
  const body = renderToString(
    <StaticRouter location={url.pathname + url.search}>
      <MarkupInDocument value={(html) => void markup.push(html)}>
        <App initial={{ page, Page, loadedAt: Date.now() }} />
      </MarkupInDocument>
    </StaticRouter>,
  );
  const html = [
    '<!DOCTYPE html><html lang="en" data-theme="dark"><head><meta charset="utf-8">',
    `<script>${inlineScript}</script>`,
    head,
    renderMarks(content),
    `</head><body>${renderBar(preview)}<div id="app">${body}</div>`,
    renderPageDataBlock(page, { scripts: assets.scripts, markup }),
    "</body></html>",
  ].join("");
  return { html, status: page.status };
}
