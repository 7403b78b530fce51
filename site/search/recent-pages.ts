import type { PageLink } from "#contract";

const STORAGE_KEY = "recent-pages";
const MAX_PAGES = 6;

const isVisitedPage = (value: unknown): value is PageLink =>
  typeof value === "object" &&
  value !== null &&
  "path" in value &&
  typeof value.path === "string" &&
  "title" in value &&
  typeof value.title === "string";

/** The last pages of this tab, newest first. */
export function readRecentPages(): PageLink[] {
  try {
    const pages: unknown = JSON.parse(
      sessionStorage.getItem(STORAGE_KEY) ?? "[]",
    );
    return Array.isArray(pages) ? pages.filter(isVisitedPage) : [];
  } catch {
    // Storage is blocked or was written by something else.
    return [];
  }
}

/** Puts a page in front of the others. */
export function rememberPage(page: PageLink): void {
  const others = readRecentPages().filter(({ path }) => path !== page.path);
  try {
    sessionStorage.setItem(
      STORAGE_KEY,
      JSON.stringify([page, ...others].slice(0, MAX_PAGES)),
    );
  } catch {
    // Storage is blocked: there are no recent pages.
  }
}
