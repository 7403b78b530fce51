import type { Request, RequestHandler, Response } from "express";
import { fromDataPath, toDataPath, type ContentReader } from "#contract";
import { fromTwinPath, toCanonicalPath, toTwinPath } from "#schema";
import { AppError } from "../app-error.ts";
import { knownQueryOf } from "../answer-key.ts";
import type { PageCache } from "../cache/page-cache.ts";
import type { ContentSource } from "../content/content-source.ts";
import { failureMessages, pageRefusalMessages } from "../messages.ts";
import { documentRedirects } from "../documents/documents.ts";
import { sendRedirect } from "../replies/send-redirect.ts";
import type { RenderSite } from "../site.ts";
import { hasTwin, toAnswerPath } from "../twins/twin-addresses.ts";
import type { MissingPageLimit } from "./missing-page-limit.ts";
import { renderAnswer } from "./render-answer.ts";
import { isReservedPath } from "./reserved-paths.ts";

export interface PageOptions {
  content: ContentSource;
  siteUrl: string;
  renderSite: RenderSite;
  cache: Pick<PageCache, "answer">;
  missing: MissingPages;
}

/** Refuses missing pages to clients that request too many. */
export interface MissingPages {
  limit: MissingPageLimit;
  clientOf: (request: Request) => string;
  onRefused: () => void;
}

function splitTarget({ originalUrl }: Request) {
  const [path = ""] = originalUrl.split("?", 1);
  return { path, search: originalUrl.slice(path.length) };
}

/** A redirect keeps the visitor's whole query, unless its target has one. */
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
  throw new AppError("rate_limited", pageRefusalMessages.tooMany);
}

const isRefusal = (error: unknown) =>
  error instanceof AppError && error.code === "rate_limited";

/** The address of a page, or that of its data if the data was requested. */
function toSameKind(location: string, path: string): string {
  if (fromDataPath(path) === undefined || !location.startsWith("/"))
    return location;
  const [page = "", query] = location.split("?", 2);
  return toDataPath(page) + (query === undefined ? "" : `?${query}`);
}

/** The target of an old address. For a Markdown twin, the twin of the target. */
function findMoved(content: ContentReader, path: string): string | undefined {
  const moved =
    content.redirect(fromDataPath(path) ?? path) ?? documentRedirects[path];
  if (moved !== undefined) return toSameKind(moved, path);
  const page = fromTwinPath(path);
  const target = page === undefined ? undefined : content.redirect(page);
  return target !== undefined && hasTwin(target)
    ? toTwinPath(target)
    : undefined;
}

/**
 * Answers all addresses that no other part has answered: canonical redirects, moved addresses, documents, pages, not
 * found.
 */
export function createPageHandler({
  content,
  siteUrl,
  renderSite,
  cache,
  missing,
}: PageOptions): RequestHandler {
  return async (request, response) => {
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.set("Allow", "GET, HEAD");
      throw new AppError("method_not_allowed", pageRefusalMessages.readOnly);
    }
    const { path: sent, search } = splitTarget(request);
    const canonical = toCanonicalPath(sent);
    if (isReservedPath(canonical))
      throw new AppError("not_found", failureMessages.not_found);
    if (canonical !== sent) {
      sendRedirect(response, 308, `${canonical}${search}`);
      return;
    }
    const reader = content.current();
    const moved = findMoved(reader, canonical);
    if (moved !== undefined) {
      sendRedirect(response, 308, withSearch(moved, "", search));
      return;
    }
    const path = toAnswerPath(canonical, request.get("accept"));
    const query = knownQueryOf(path, search);
    const client = missing.clientOf(request);
    const wait = missing.limit.waitOf(client);
    const render = async () => {
      const made = await renderAnswer(path, query, {
        content: reader,
        siteUrl,
        renderSite: (asked) => renderSite({ ...asked, skipsMissing: wait > 0 }),
      });
      if (made.status !== 404 || wait === 0) return made;
      missing.onRefused();
      return refuseMissing(response, wait);
    };
    const key = `${path}${query}`;
    const { version } = reader;
    const answer = () =>
      cache.answer(request, response, { key, version, render });
    const redirect = await answer().catch((error: unknown) => {
      // This client is within its limit: the refusal is for another one, whose rendering it shared.
      if (wait === 0 && isRefusal(error)) return answer();
      throw error;
    });
    if (response.statusCode === 404) missing.limit.count(client);
    if (redirect) {
      const target = withSearch(redirect.location, query, search);
      sendRedirect(response, redirect.status, toSameKind(target, path));
    }
  };
}
