import type { Request, RequestHandler, Response } from "express";
import type { ContentReader, EntryPreview, Notice } from "#contract";
import { toCanonicalPath } from "#schema";
import { AppError } from "../app-error.ts";
import type { AnswerCache } from "../cache/answer-cache.ts";
import { answerRequest } from "../cache/answer-request.ts";
import { toKnownQuery, type ParametersOf } from "../cache/query-parameters.ts";
import type { ContentSource } from "../content/content-source.ts";
import { sendRedirect } from "../replies/send-redirect.ts";
import {
  limitCaching,
  toAnswerable,
  type PageResult,
  type TextResult,
} from "./page-result.ts";
import type { MissingPageLimit } from "./missing-page-limit.ts";
import { isReservedPath } from "./reserved-paths.ts";

/** Renders the page of a URL: its path, and only those query parameters that the page reads. */
export type RenderSite = (request: {
  url: string;
  content: ContentReader;
  siteUrl: string;
  /** Shown in place of the page of the URL. */
  notice?: Notice;
  /** Nobody will see the page of a missing address: its HTML can be empty. */
  skipsMissing?: boolean;
  /** The unpublished entry whose page is shown in place of that of the URL. */
  preview?: EntryPreview;
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
  cache: AnswerCache;
  /** Which query parameters the page at a path reads. */
  parametersOf: ParametersOf;
  missing: MissingPages;
}

/** Refuses missing pages to clients that ask for too many. */
export interface MissingPages {
  limit: MissingPageLimit;
  clientOf: (request: Request) => string;
  onRefused: () => void;
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

function refuseMissing(response: Response, wait: number): never {
  response.set("Retry-After", String(Math.ceil(wait / 1000)));
  throw new AppError(
    "rate_limited",
    "Too many addresses that do not exist. Please try again later, or start from the home page.",
  );
}

/** Answers every address that nothing else does: canonical redirects, moved addresses, pages, not found. */
export function createPageHandler({
  content,
  siteUrl,
  renderSite,
  texts,
  cache,
  parametersOf,
  missing,
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
    const query = toKnownQuery(search, parametersOf(path));
    const text = texts.get(path);
    const key = text ? path : `${path}${query}`;
    const client = missing.clientOf(request);
    const wait = missing.limit.waitOf(client);
    const render = async () => {
      if (text) return toAnswerable(await text(reader, siteUrl));
      const asked = { url: key, content: reader, siteUrl };
      const page = await renderSite({ ...asked, skipsMissing: wait > 0 });
      if (page.status === 404 && wait > 0) {
        missing.onRefused();
        refuseMissing(response, wait);
      }
      return toAnswerable(page);
    };
    const redirect = await answerRequest(cache, request, response, {
      key,
      version: reader.version,
      render: async () => limitCaching(await render(), reader),
    });
    if (response.statusCode === 404) missing.limit.count(client);
    if (redirect) {
      const { status, location } = redirect;
      sendRedirect(response, status, withSearch(location, query, search));
    }
  };
}
