import { defineRoute, type PageRoute } from "../page.ts";

/** Data functions read the content: the browser's build drops them here. */
const onServer = import.meta.env.SSR;

/** Pages about documentation, guides, answers and legal texts. */
export const readingRoutes: readonly PageRoute[] = [
  defineRoute({
    id: "documentation",
    path: "/documentation",
    page: () => import("../pages/documentation/Page.tsx"),
    data: onServer ? () => import("../pages/documentation/data.ts") : undefined,
  }),
  defineRoute({
    id: "documentation-examples",
    path: "/documentation/examples",
    page: () => import("../pages/documentation-examples/Page.tsx"),
    data: onServer
      ? () => import("../pages/documentation-examples/data.ts")
      : undefined,
  }),
  defineRoute({
    id: "documentation-example",
    path: "/documentation/examples/:slug",
    page: () => import("../pages/documentation-example/Page.tsx"),
    data: onServer
      ? () => import("../pages/documentation-example/data.ts")
      : undefined,
  }),
  defineRoute({
    id: "documentation-topic",
    path: "/documentation/:topic",
    page: () => import("../pages/documentation-topic/Page.tsx"),
    data: onServer
      ? () => import("../pages/documentation-topic/data.ts")
      : undefined,
  }),
  defineRoute({
    id: "guides",
    path: "/guides",
    page: () => import("../pages/guides/Page.tsx"),
    data: onServer ? () => import("../pages/guides/data.ts") : undefined,
  }),
  defineRoute({
    id: "guide",
    path: "/guides/:slug",
    page: () => import("../pages/guide/Page.tsx"),
    data: onServer ? () => import("../pages/guide/data.ts") : undefined,
  }),
  defineRoute({
    id: "resources",
    path: "/resources",
    page: () => import("../pages/resources/Page.tsx"),
    data: onServer ? () => import("../pages/resources/data.ts") : undefined,
    followsQuery: true,
  }),
  defineRoute({
    id: "search",
    path: "/search",
    page: () => import("../pages/search/Page.tsx"),
    data: onServer ? () => import("../pages/search/data.ts") : undefined,
  }),
  defineRoute({
    id: "faq",
    path: "/faq",
    page: () => import("../pages/faq/Page.tsx"),
    data: onServer ? () => import("../pages/faq/data.ts") : undefined,
  }),
  defineRoute({
    id: "changelog",
    path: "/changelog",
    page: () => import("../pages/changelog/Page.tsx"),
    data: onServer ? () => import("../pages/changelog/data.ts") : undefined,
  }),
  defineRoute({
    id: "api-access",
    path: "/api-access",
    page: () => import("../pages/api-access/Page.tsx"),
    data: onServer ? () => import("../pages/api-access/data.ts") : undefined,
  }),
  defineRoute({
    id: "terms-and-conditions",
    path: "/terms-and-conditions",
    page: () => import("../pages/terms-and-conditions/Page.tsx"),
    data: onServer
      ? () => import("../pages/terms-and-conditions/data.ts")
      : undefined,
  }),
  defineRoute({
    id: "privacy-policy",
    path: "/privacy-policy",
    page: () => import("../pages/privacy-policy/Page.tsx"),
    data: onServer
      ? () => import("../pages/privacy-policy/data.ts")
      : undefined,
  }),
];
