import type { ContentReader } from "#contract";

/** What the menus of a page are made of. */
export interface Menus extends Pick<ContentReader, "site" | "navigation"> {
  /** The path of the page: links to it are marked. */
  pathname: string;
}
