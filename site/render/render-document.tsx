import type { ReactNode } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import type { ContentReader, Notice } from "#contract";
import { App } from "../app.tsx";
import { breadcrumbsOf } from "../breadcrumbs.ts";
import { Footer } from "../components/Footer.tsx";
import { Header } from "../components/Header.tsx";
import { MarkupInDocument } from "../components/markup.ts";
import { inlineScript } from "../early/inline-script.ts";
import type { ShownPage } from "../navigation/load-page.ts";
import { isRedirect, type PageAnswer, type PageRoute } from "../page.ts";
import { renderPageDataBlock } from "../page-data.ts";
import { answerPage } from "./answer-page.ts";
import { HeadTags } from "./HeadTags.tsx";
import { pageAssets, type AssetsManifest } from "./page-assets.ts";

interface DocumentRequest {
  url: URL;
  content: ContentReader;
  siteUrl: string;
  /** Shown in place of the page of the address. */
  notice: Notice | undefined;
  /** Absent in development. */
  manifest: AssetsManifest | undefined;
}

/** A document or a redirect. */
type RenderedDocument =
  { status: number; html: string } | { status: 308; location: string };

/** One page as a complete HTML document, readable and usable without script. */
export async function renderDocument(
  request: DocumentRequest,
): Promise<RenderedDocument> {
  const { url, content, notice } = request;
  const { route, answer } = await answerPage(url, content, notice);
  if (isRedirect(answer)) return { status: 308, location: answer.redirectTo };
  return renderAnswer(request, route, answer);
}

async function renderAnswer(
  { url, content, siteUrl, manifest }: DocumentRequest,
  route: PageRoute,
  { head, status = 200, data }: PageAnswer<unknown>,
): Promise<RenderedDocument> {
  const { default: Page } = await route.load();
  const { site, navigation } = content;
  const { pathname } = url;
  const trail = breadcrumbsOf(pathname, head);
  const page = { routeId: route.page, status, data, trail };
  const assets = pageAssets(manifest, route.page);
  const { body, markup } = renderPage(
    { page, Page, loadedAt: Date.now() },
    url,
  );
  const html = [
    '<!DOCTYPE html><html lang="en" data-theme="dark"><head><meta charset="utf-8">',
    `<script>${inlineScript}</script>`,
    renderToStaticMarkup(
      <HeadTags
        head={head}
        site={site}
        siteUrl={siteUrl}
        path={head.canonicalPath ?? pathname}
        trail={trail}
        assets={assets}
      />,
    ),
    "</head><body>",
    renderToStaticMarkup(
      <PageTop>
        <Header site={site} navigation={navigation} pathname={pathname} />
      </PageTop>,
    ),
    `<div id="app">${body}</div>`,
    renderToStaticMarkup(<Footer site={site} navigation={navigation} />),
    renderPageDataBlock(page, { scripts: assets.scripts, markup }),
    "</body></html>",
  ].join("");
  return { html, status };
}

/** The part of the document that React hydrates, and the HTML texts in it. */
function renderPage(initial: ShownPage, { pathname, search }: URL) {
  const markup: string[] = [];
  const entry = { pathname, search, hash: "", key: "", restored: false };
  const body = renderToString(
    <MarkupInDocument value={(html) => void markup.push(html)}>
      <App initial={initial} entry={entry} />
    </MarkupInDocument>,
  );
  return { body, markup };
}

/** The header, with a link past it. */
function PageTop({ children }: { children: ReactNode }) {
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      {children}
    </>
  );
}
