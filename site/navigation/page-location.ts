import { createContext, useContext, useMemo, useState } from "react";
import { useLocation, type Location } from "react-router-dom";

/** The address of the page on screen. The shell provides it. */
export const PageLocation = createContext<Location | undefined>(undefined);

/**
 * The address of the page that the caller is part of. While the next page loads, the router already has the next
 * address: a page that followed the router would change before it is replaced.
 */
function usePageLocation(): Location {
  const routed = useLocation();
  return useContext(PageLocation) ?? routed;
}

/** When the data of the page on screen was loaded, in milliseconds since 1970. The shell provides it. */
export const PageLoadedAt = createContext<number | undefined>(undefined);

/** When the data of the page that the caller is part of was loaded: a document can be old before it is hydrated. */
export function useLoadedAt(): number {
  const [shownAt] = useState(Date.now);
  return useContext(PageLoadedAt) ?? shownAt;
}

/** The query of the page that the caller is part of. */
export function usePageQuery(): URLSearchParams {
  const { search } = usePageLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
}
