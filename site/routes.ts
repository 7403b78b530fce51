import { matchPath } from "react-router-dom";
import { defineRoute, type PageRoute } from "./page.ts";
import { companyRoutes } from "./routes/company.ts";
import { productRoutes } from "./routes/product.ts";
import { readingRoutes } from "./routes/reading.ts";

/** Data functions read the content: the browser's build drops them here. */
const onServer = import.meta.env.SSR;

/** Known to nobody but who works on the site: a build drops them and all their code here. */
const developmentRoutes: readonly PageRoute[] = import.meta.env.DEV
  ? [
      defineRoute({
        id: "gallery",
        path: "/ui",
        page: () => import("./pages/gallery/Page.tsx"),
        data: onServer ? () => import("./pages/gallery/data.ts") : undefined,
      }),
    ]
  : [];

/**
 * Every page of the site. The table drives server rendering, the browser's router, preloading and the tests.
 * Addresses that it does not know show the not-found page.
 */
export const routes: readonly PageRoute[] = [
  defineRoute({
    id: "home",
    path: "/",
    page: () => import("./pages/home/Page.tsx"),
    data: onServer ? () => import("./pages/home/data.ts") : undefined,
  }),
  defineRoute({
    id: "blog",
    path: "/blog",
    page: () => import("./pages/blog/Page.tsx"),
    data: onServer ? () => import("./pages/blog/data.ts") : undefined,
    followsQuery: true,
  }),
  defineRoute({
    id: "blog-post",
    path: "/blog/:slug",
    page: () => import("./pages/blog-post/Page.tsx"),
    data: onServer ? () => import("./pages/blog-post/data.ts") : undefined,
  }),
  ...productRoutes,
  ...readingRoutes,
  ...companyRoutes,
  ...developmentRoutes,
];

/** What stands at every address that the table does not know. */
export const notFoundRoute = defineRoute({
  id: "not-found",
  path: "*",
  page: () => import("./pages/not-found/Page.tsx"),
  data: onServer ? () => import("./pages/not-found/data.ts") : undefined,
});

/** The route of a path and the parameters in it; the not-found route when none fits. */
export function matchRoute(pathname: string): {
  route: PageRoute;
  params: Record<string, string | undefined>;
} {
  for (const route of routes) {
    const match = matchPath(
      { path: route.path, end: true, caseSensitive: true },
      pathname,
    );
    if (match) return { route, params: match.params };
  }
  return { route: notFoundRoute, params: {} };
}

/** The route of an id, as page data names it. */
export function routeById(id: string): PageRoute {
  return routes.find((route) => route.id === id) ?? notFoundRoute;
}
