import type { Chrome } from "../page.ts";

/** The data for the menus of a page. */
export interface Menus extends Pick<Chrome, "site" | "navigation"> {
  /** The path of the page: links to it are marked. */
  pathname: string;
}
