import type { PageRoute } from "../page.ts";

/** Pages about documentation, guides, answers and legal texts. */
export const readingRoutes: readonly PageRoute[] = [];
