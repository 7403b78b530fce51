import { createContext, useContext, useMemo } from "react";
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

/** The query of the page that the caller is part of. */
export function usePageQuery(): URLSearchParams {
  const { search } = usePageLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
}
