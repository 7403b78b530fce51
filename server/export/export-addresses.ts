import { extname } from "node:path";
import { fromDataPath } from "#contract";
import { documentTable, routeTable } from "#routes";
import { createParametersOf, toKnownQuery } from "../cache/query-parameters.ts";
import { pageOfTwin } from "../twins/twin-addresses.ts";

const parametersOf = createParametersOf(routeTable);

/** Pages that depend on free text. Their number is unlimited, so only the page without a query is exported. */
const isEndless = createParametersOf(
  routeTable.map(({ path, sitemap }) => ({
    path,
    query: sitemap === false ? ["endless"] : [],
  })),
);

/** The address of a page or of its Markdown twin: its path, and the part of its query that it depends on. */
export function toPageAddress(path: string, search: string): string {
  const page = pageOfTwin(path) ?? path;
  return `${path}${toKnownQuery(search, parametersOf(page))}`;
}

/** True for an address with a query whose page only a server can render. */
export function needsServer(address: string): boolean {
  const [path = "", query] = address.split("?", 2);
  return query !== undefined && isEndless(path).length > 0;
}

/**
 * The path of a page on a file host. File hosts ignore queries, so each parameter becomes two segments:
 * `/blog?page=2&type=guide` is at `/blog/page/2/type/guide`, and `/blog.md?page=2` at `/blog/page/2.md`. The data of a
 * page has the same path below `/_data`.
 */
export function toFilePath(address: string): string {
  const [path = "", query] = address.split("?", 2);
  const segments = [...new URLSearchParams(query)]
    .flat()
    .map((part) => `/${encodeURIComponent(part)}`);
  if (segments.length === 0) return path;
  const isPage =
    pageOfTwin(path) === undefined && fromDataPath(path) === undefined;
  const extension = isPage ? "" : extname(path);
  const folder = path.slice(0, path.length - extension.length);
  return `${folder === "/" ? "" : folder}${segments.join("")}${extension}`;
}

/** The parameters that select pages, for the script of exported pages: patterns of paths, and the sorted names. */
export const pageParameters: readonly (readonly [string, readonly string[]])[] =
  routeTable
    .filter(({ query, sitemap }) => query && sitemap !== false)
    .map(({ path, query = [] }) => [
      `^${path.replaceAll(/:\w+/gu, "[^/]+")}$`,
      query.toSorted(),
    ]);

/** The start addresses of the crawl. */
export const seeds: readonly string[] = [
  ...routeTable.map(({ path }) => path),
  ...documentTable,
].filter((path) => !/[:*]/u.test(path));
