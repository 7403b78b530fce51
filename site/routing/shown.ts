import { createContext, use } from "react";
import type { PageHead } from "../page.ts";

interface Shown {
  /** When the page was shown, in milliseconds since 1970: its data is as old. */
  at: number;
  /** Replaces the head, for a page whose address changes without new data. */
  setHead: (head: PageHead) => void;
}

/** Provided for each page. */
export const ShownContext = createContext<Shown>({
  at: 0,
  setHead: () => undefined,
});

/** When the caller's page was shown, and how to change its head. */
export const useShown = () => use(ShownContext);
