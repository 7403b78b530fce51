import type { PageRoute } from "../page.ts";

/** Pages about what the service does and costs. */
export const productRoutes: readonly PageRoute[] = [];
