import { createContext, useContext, useMemo, useState } from "react";

/** The address of a page. */
export interface PageAddress {
  pathname: string;
  search: string;
}

/**
 * The address of the page on screen, provided by the app. While the next page loads, the browser already has the next
 * address, so a page that used the browser's address would change too early.
 */
export const PageLocation = createContext<PageAddress>({
  pathname: "/",
  search: "",
});

/** When the data of the page on screen was loaded, in milliseconds since 1970. Provided by the app. */
export const PageLoadedAt = createContext<number | undefined>(undefined);

/** When the data of the caller's page was loaded. A document can be old before it is hydrated. */
export function useLoadedAt(): number {
  const [shownAt] = useState(Date.now);
  return useContext(PageLoadedAt) ?? shownAt;
}

/** The query of the caller's page. */
export function usePageQuery(): URLSearchParams {
  const { search } = useContext(PageLocation);
  return useMemo(() => new URLSearchParams(search), [search]);
}
