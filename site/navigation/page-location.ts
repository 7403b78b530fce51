import { createContext, useContext, useMemo, useState } from "react";

/** The address of a page. */
export interface PageAddress {
  pathname: string;
  search: string;
}

/**
 * The address of the page on screen. The shell provides it. While the next page loads, the browser already has the next
 * address: a page that followed the browser would change before it is replaced.
 */
export const PageLocation = createContext<PageAddress>({
  pathname: "/",
  search: "",
});

/** When the data of the page on screen was loaded, in milliseconds since 1970. The shell provides it. */
export const PageLoadedAt = createContext<number | undefined>(undefined);

/** When the data of the page that the caller is part of was loaded: a document can be old before it is hydrated. */
export function useLoadedAt(): number {
  const [shownAt] = useState(Date.now);
  return useContext(PageLoadedAt) ?? shownAt;
}

/** The query of the page that the caller is part of. */
export function usePageQuery(): URLSearchParams {
  const { search } = useContext(PageLocation);
  return useMemo(() => new URLSearchParams(search), [search]);
}
