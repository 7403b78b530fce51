import { matchPath } from "react-router-dom";
import type { DataModule, PageModule, PageRoute } from "./page.ts";
import { routeTable, type RouteLine } from "./route-table.ts";

/** The gallery is for development only and not part of a build. */
const pageModules = {
  ...import.meta.glob<PageModule>([
    "./pages/*/Page.tsx",
    "!./pages/gallery/Page.tsx",
  ]),
  ...(import.meta.env.DEV &&
    import.meta.glob<PageModule>("./pages/gallery/Page.tsx")),
};
const developmentLines: readonly RouteLine[] = import.meta.env.DEV
  ? [{ path: "/ui", page: "gallery" }]
  : [];

/** Data functions run on the server only and are not part of the browser's build. */
const dataModules = import.meta.env.SSR
  ? import.meta.glob<DataModule>("./pages/*/data.ts")
  : undefined;

function toRoute(line: RouteLine): PageRoute {
  const folder = `./pages/${line.page}`;
  const load = pageModules[`${folder}/Page.tsx`];
  const loadData = dataModules?.[`${folder}/data.ts`];
  if (!load || (dataModules && !loadData))
    throw new Error(`The route ${line.path} lacks a module in ${folder}/.`);
  return { ...line, load, loadData };
}

/** Every page of the site. */
export const routes: readonly PageRoute[] = [
  ...routeTable,
  ...developmentLines,
].map(toRoute);

/** The route of every unknown address. */
export const notFoundRoute = toRoute({ path: "*", page: "not-found" });

/** The page that shows the server's notices, at any address. */
export const noticeRoute = toRoute({
  path: "*",
  page: "notice",
  ownDocument: true,
});

/**
 * A fast check that excludes most routes, because compiling their patterns takes longer than rendering a missing
 * page.
 */
function mayFit(pattern: string, path: string): boolean {
  if (!pattern.includes(":")) return pattern === path;
  return pattern.split("/").length === path.split("/").length;
}

/** The route of a path and its parameters. The not-found route if none matches. */
export function matchRoute(pathname: string): {
  route: PageRoute;
  params: Record<string, string | undefined>;
} {
  // A trailing slash is ignored.
  const path = pathname.replace(/(?<=.)\/+$/u, "");
  for (const route of routes) {
    if (!mayFit(route.path, path)) continue;
    const match = matchPath(
      { path: route.path, end: true, caseSensitive: true },
      path,
    );
    if (match) return { route, params: match.params };
  }
  return { route: notFoundRoute, params: {} };
}

/** The route with the id from page data. */
export function routeById(id: string): PageRoute {
  const known = [...routes, noticeRoute];
  return known.find((route) => route.page === id) ?? notFoundRoute;
}
