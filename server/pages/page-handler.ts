import type { Request, RequestHandler } from "express";
import type { ContentReader, Notice } from "#contract";
import { toCanonicalPath } from "#schema";
import { AppError } from "../app-error.ts";
import type { ContentSource } from "../content/content-source.ts";
import { sendRedirect } from "../replies/send-redirect.ts";
import type { PageCache } from "./page-cache.ts";
import { PAGE_PARAMETERS, toPageQuery } from "./page-query.ts";
import {
  toRenderedPage,
  type PageResult,
  type TextResult,
} from "./rendered-page.ts";
import { isReservedPath } from "./reserved-paths.ts";
import { sendPage } from "./send-page.ts";

/** Renders the page of a URL: its path, and only those query parameters that the page reads. */
export type RenderSite = (request: {
  url: string;
  content: ContentReader;
  siteUrl: string;
  /** Shown in place of the page of the URL. */
  notice?: Notice;
}) => Promise<PageResult>;

/** Renders a document that does not come from the site, such as the sitemap. */
export type RenderText = (
  content: ContentReader,
  siteUrl: string,
) => Promise<TextResult>;

export interface PageOptions {
  content: ContentSource;
  siteUrl: string;
  renderSite: RenderSite;
  texts: ReadonlyMap<string, RenderText>;
  cache: PageCache;
  /** Which query parameters the page at a path reads. */
  cacheKeyParams?: ((path: string) => readonly string[]) | undefined;
}

function splitTarget({ originalUrl }: Request) {
  const [path = ""] = originalUrl.split("?", 1);
  return { path, search: originalUrl.slice(path.length) };
}

/** A redirect keeps the visitor's whole query, unless the target has its own. */
function withSearch(
  location: string,
  pageQuery: string,
  search: string,
): string {
  const [path = "", query] = location.split("?", 2);
  return query === undefined || `?${query}` === pageQuery
    ? `${path}${search}`
    : location;
}

/** Answers every address that nothing else does: canonical redirects, moved addresses, pages, not found. */
export function createPageHandler({
  content,
  siteUrl,
  renderSite,
  texts,
  cache,
  cacheKeyParams = () => PAGE_PARAMETERS,
}: PageOptions): RequestHandler {
  return async (request, response) => {
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.set("Allow", "GET, HEAD");
      throw new AppError("method_not_allowed", "This page can only be read.");
    }
    const { path: sent, search } = splitTarget(request);
    const path = toCanonicalPath(sent);
    if (isReservedPath(path))
      throw new AppError("not_found", "There is nothing at this address.");
    if (path !== sent) {
      sendRedirect(response, 308, `${path}${search}`);
      return;
    }
    const reader = content.current();
    const moved = reader.redirect(path);
    if (moved !== undefined) {
      sendRedirect(response, 308, withSearch(moved, "", search));
      return;
    }
    const query = toPageQuery(search, cacheKeyParams(path));
    const text = texts.get(path);
    const url = text ? path : `${path}${query}`;
    const page = await cache.get(url, reader.version, async () =>
      toRenderedPage(
        text
          ? await text(reader, siteUrl)
          : await renderSite({ url, content: reader, siteUrl }),
      ),
    );
    if (page.kind === "document") sendPage(request, response, page);
    else
      sendRedirect(
        response,
        page.status,
        withSearch(page.location, query, search),
      );
  };
}
