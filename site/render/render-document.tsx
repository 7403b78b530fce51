import type { ReactNode } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import type { ContentReader, EntryPreview, Notice } from "#contract";
import { App } from "../app.tsx";
import { breadcrumbsOf } from "../breadcrumbs.ts";
import { Footer } from "../components/Footer.tsx";
import { Header } from "../components/Header.tsx";
import { inlineScript } from "../early/inline-script.ts";
import type { ShownPage } from "../navigation/load-page.ts";
import {
  isRedirect,
  type PageAnswer,
  type PageHead,
  type PageRoute,
} from "../page.ts";
import { renderPageDataBlock } from "../page-data.ts";
import { answerPage } from "./answer-page.ts";
import { HeadTags } from "./HeadTags.tsx";
import { markUnpublished } from "./mark-unpublished.ts";
import { isMissingAnswer, renderMissingPage } from "./missing-page-shells.ts";
import { pageAssets, type AssetsManifest } from "./page-assets.ts";
import { PreviewBar } from "./PreviewBar.tsx";

interface DocumentRequest {
  url: URL;
  content: ContentReader;
  siteUrl: string;
  /** Shown instead of the page of the address. */
  notice: Notice | undefined;
  /** True if the page of a missing address is not needed. Its HTML is then empty. */
  skipsMissing: boolean;
  /** The unpublished entry whose page is shown instead of that of the address. */
  preview: EntryPreview | undefined;
  /** Absent in development. */
  manifest: AssetsManifest | undefined;
}

/** A document or a redirect. */
type RenderedDocument =
  { status: number; html: string } | { status: 308; location: string };

/** Removes everything that search engines and other sites must not see of an unpublished entry. */
function toPrivateHead({ title, description }: PageHead): PageHead {
  return { title, description, noindex: true, isPrivate: true };
}

/** In development, each link to an unpublished entry has a badge. */
function renderMarks(content: ContentReader): string {
  return import.meta.env.DEV
    ? `<style>${markUnpublished(content.unpublished())}</style>`
    : "";
}

/** One page as a complete HTML document, readable and usable without script. */
export async function renderDocument(
  request: DocumentRequest,
): Promise<RenderedDocument> {
  const { url, content, siteUrl, notice, skipsMissing } = request;
  const preview =
    request.preview ??
    content.unpublished().find(({ path }) => path === url.pathname);
  const address = preview ? new URL(preview.path, siteUrl) : url;
  const asked = { notice, preview };
  const { route, answer } = await answerPage(address, content, asked);
  if (isRedirect(answer)) return { status: 308, location: answer.redirectTo };
  if (skipsMissing && answer.status === 404) return { status: 404, html: "" };
  const render = (at: URL, shown: PageAnswer<unknown>) =>
    renderAnswer({ ...request, url: at, preview }, route, shown);
  const html =
    isMissingAnswer(answer) && !preview
      ? await renderMissingPage(url, answer, content, render)
      : await render(url, answer);
  return { html, status: answer.status ?? 200 };
}

async function renderAnswer(
  { url, content, siteUrl, preview, manifest }: DocumentRequest,
  route: PageRoute,
  { head, status = 200, data }: PageAnswer<unknown>,
): Promise<string> {
  const { default: Page } = await route.load();
  const { site, navigation } = content;
  const pathname = preview?.path ?? url.pathname;
  const trail = breadcrumbsOf(pathname, head);
  const isPreview = preview && { isPreview: true };
  const page = { routeId: route.page, status, data, trail, ...isPreview };
  const assets = pageAssets(manifest, route.page);
  const body = renderPage({ page, Page, loadedAt: Date.now() }, url);
  return [
    '<!DOCTYPE html><html lang="en" data-theme="dark"><head><meta charset="utf-8">',
    `<script>${inlineScript}</script>`,
    renderToStaticMarkup(
      <HeadTags
        head={preview ? toPrivateHead(head) : head}
        site={site}
        siteUrl={siteUrl}
        path={head.canonicalPath ?? pathname}
        trail={trail}
        assets={assets}
      />,
    ),
    renderMarks(content),
    "</head><body>",
    renderToStaticMarkup(
      <PageTop preview={preview}>
        <Header site={site} navigation={navigation} pathname={pathname} />
      </PageTop>,
    ),
    `<div id="app">${body}</div>`,
    renderToStaticMarkup(<Footer site={site} navigation={navigation} />),
    renderPageDataBlock(page, assets.scripts),
    "</body></html>",
  ].join("");
}

/** The part of the document that React hydrates. */
function renderPage(initial: ShownPage, { pathname, search }: URL): string {
  const entry = { pathname, search, hash: "", key: "", restored: false };
  return renderToString(<App initial={initial} entry={entry} />);
}

interface PageTopProps {
  preview: EntryPreview | undefined;
  children: ReactNode;
}

/** The notice about an unpublished entry, and the header with a skip link. */
function PageTop({ preview, children }: PageTopProps) {
  return (
    <>
      {preview && <PreviewBar preview={preview} />}
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      {children}
    </>
  );
}
