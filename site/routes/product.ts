import { defineRoute, type PageRoute } from "../page.ts";

/** Data functions read the content: the browser's build drops them here. */
const onServer = import.meta.env.SSR;

/** Pages about what the service does and costs. */
export const productRoutes: readonly PageRoute[] = [
  defineRoute({
    id: "features",
    path: "/features",
    page: () => import("../pages/features/Page.tsx"),
    data: onServer ? () => import("../pages/features/data.ts") : undefined,
  }),
  defineRoute({
    id: "integrations",
    path: "/integrations",
    page: () => import("../pages/integrations/Page.tsx"),
    data: onServer ? () => import("../pages/integrations/data.ts") : undefined,
  }),
  defineRoute({
    id: "pricing",
    path: "/pricing",
    page: () => import("../pages/pricing/Page.tsx"),
    data: onServer ? () => import("../pages/pricing/data.ts") : undefined,
  }),
  defineRoute({
    id: "how-it-works",
    path: "/how-it-works",
    page: () => import("../pages/how-it-works/Page.tsx"),
    data: onServer ? () => import("../pages/how-it-works/data.ts") : undefined,
  }),
  defineRoute({
    id: "benefits",
    path: "/benefits",
    page: () => import("../pages/benefits/Page.tsx"),
    data: onServer ? () => import("../pages/benefits/data.ts") : undefined,
  }),
  defineRoute({
    id: "engagement-monitoring",
    path: "/engagement-monitoring",
    page: () => import("../pages/engagement-monitoring/Page.tsx"),
    data: onServer
      ? () => import("../pages/engagement-monitoring/data.ts")
      : undefined,
  }),
  defineRoute({
    id: "connection-monitoring",
    path: "/connection-monitoring",
    page: () => import("../pages/connection-monitoring/Page.tsx"),
    data: onServer
      ? () => import("../pages/connection-monitoring/data.ts")
      : undefined,
  }),
];
