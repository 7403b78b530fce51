import type { ContentReader } from "#contract";

/** The data for the menus of a page. */
export interface Menus extends Pick<ContentReader, "site" | "navigation"> {
  /** The path of the page: links to it are marked. */
  pathname: string;
}
