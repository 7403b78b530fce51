import { createContext } from "react";
import type { LoadedPage } from "./load-page.ts";

/** For a page that loads a part of another page, such as the rest of a list. */
export interface PageLoading {
  load(address: string): Promise<LoadedPage>;
  /** Changes the address and the head without changing the page on screen. */
  adopt(address: string, head: Document): void;
}

/** Provided by the app. */
export const PageLoader = createContext<PageLoading>({
  load: () => Promise.reject(new Error("There is no page loader.")),
  adopt: () => undefined,
});
