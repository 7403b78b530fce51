import { routeTable } from "#routes";
import { fromTwinPath, toTwinPath } from "#schema";
import { prefersMarkdown } from "../cache/media-type.ts";

const patterns = routeTable.map(({ path, sitemap = true }) => ({
  // Feeds are beside pages and have a dot in their names.
  pattern: new RegExp(`^${path.replaceAll(/:\w+/gu, "[^/.]+")}$`, "u"),
  hasTwin: sitemap,
}));

/**
 * True for a path whose pages have Markdown twins: all except tools, redirects and lists that depend on visitors'
 * input.
 */
export function hasTwin(path: string): boolean {
  const line = patterns.find(({ pattern }) => pattern.test(path));
  return line?.hasTwin === true;
}

/** The page of the twin at a path. Undefined if no twin can be there. */
export function pageOfTwin(path: string): string | undefined {
  const page = fromTwinPath(path);
  return page !== undefined && hasTwin(page) ? page : undefined;
}

/** The path of the answer that a client gets: that of the twin if the client prefers Markdown and there is one. */
export function toAnswerPath(path: string, accept: string | undefined): string {
  return prefersMarkdown(accept) && hasTwin(path) ? toTwinPath(path) : path;
}
