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
];
