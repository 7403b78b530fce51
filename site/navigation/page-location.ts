import { createContext, useContext } from "react";
import type { Location } from "react-router-dom";

/** The address of the page on screen. The router's own is ahead of it while the next page loads. */
export const PageLocation = createContext<Location | undefined>(undefined);

/** The address of the page that the caller is part of. @throws outside of a page */
export function usePageLocation(): Location {
  const location = useContext(PageLocation);
  if (!location)
    throw new Error("usePageLocation is for components of a page.");
  return location;
}
