import { createContext } from "react";
import type { LoadedPage } from "./load-page.ts";

/** For a page that takes over a part of another page, such as the rest of a list. */
export interface PageLoading {
  load(address: string): Promise<LoadedPage>;
  /** Makes an address and its head those of the page on screen. The page itself stays. */
  adopt(address: string, head: Document): void;
}

/** The shell provides it. */
export const PageLoader = createContext<PageLoading>({
  load: () => Promise.reject(new Error("There is no page loader.")),
  adopt: () => undefined,
});
