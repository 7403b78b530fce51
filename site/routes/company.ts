import type { PageRoute } from "../page.ts";

/** Pages about the company, its people and how to reach them. */
export const companyRoutes: readonly PageRoute[] = [];
