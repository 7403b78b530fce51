import { createContext, useContext, useMemo } from "react";
import { useLocation, type Location } from "react-router-dom";

/** The address of the page on screen; given by the shell. */
export const PageLocation = createContext<Location | undefined>(undefined);

/**
 * The address of the page that the caller is part of. While the next page loads the router is ahead of it: a page that
 * followed the router would change on its way out.
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
