import type { Crumb, PageHead } from "./page.ts";
import { routeTable } from "./route-table.ts";

const names = new Map(routeTable.map(({ path, name }) => [path, name]));

/** The pages for the segments of an address, without the last one. */
function pagesAbove(path: string): Crumb[] {
  const segments = path.split("/").slice(0, -1);
  return segments.flatMap((_, index) => {
    const above = segments.slice(0, index + 1).join("/");
    const name = names.get(above);
    return name === undefined ? [] : [{ name, path: above }];
  });
}

/**
 * The path from the home page, which is left out, to a page, which comes last. Used for visible breadcrumbs and for
 * search engines.
 */
export function breadcrumbsOf(
  path: string,
  { title, name = title, parents = [] }: PageHead,
): Crumb[] {
  if (path === "/") return [];
  const own = { name: names.get(path) ?? name, path };
  return [...pagesAbove(path), ...parents, own];
}
