import { defineRoute, type PageRoute } from "../page.ts";

/** Data functions read the content: the browser's build drops them here. */
const onServer = import.meta.env.SSR;

/** Pages about the company, its people and how to reach them. */
export const companyRoutes: readonly PageRoute[] = [
  defineRoute({
    id: "about",
    path: "/about-us",
    page: () => import("../pages/about/Page.tsx"),
    data: onServer ? () => import("../pages/about/data.ts") : undefined,
  }),
  defineRoute({
    id: "contact",
    path: "/contact-us",
    page: () => import("../pages/contact/Page.tsx"),
    data: onServer ? () => import("../pages/contact/data.ts") : undefined,
  }),
  defineRoute({
    id: "book",
    path: "/book",
    page: () => import("../pages/book/Page.tsx"),
    data: onServer ? () => import("../pages/book/data.ts") : undefined,
    ownDocument: true,
  }),
  defineRoute({
    id: "demo",
    path: "/demo",
    page: () => import("../pages/demo/Page.tsx"),
    data: onServer ? () => import("../pages/demo/data.ts") : undefined,
  }),
  defineRoute({
    id: "careers",
    path: "/careers",
    page: () => import("../pages/careers/Page.tsx"),
    data: onServer ? () => import("../pages/careers/data.ts") : undefined,
  }),
  defineRoute({
    id: "job",
    path: "/careers/:slug",
    page: () => import("../pages/job/Page.tsx"),
    data: onServer ? () => import("../pages/job/data.ts") : undefined,
  }),
  defineRoute({
    id: "sitemap",
    path: "/sitemap",
    page: () => import("../pages/sitemap/Page.tsx"),
    data: onServer ? () => import("../pages/sitemap/data.ts") : undefined,
  }),
  defineRoute({
    id: "api-test",
    path: "/api-test",
    page: () => import("../pages/api-test/Page.tsx"),
    data: onServer ? () => import("../pages/api-test/data.ts") : undefined,
  }),
  defineRoute({
    id: "early-access",
    path: "/early-access",
    page: () => import("../pages/early-access/Page.tsx"),
    data: onServer ? () => import("../pages/early-access/data.ts") : undefined,
  }),
];
