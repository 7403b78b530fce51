import type { Element } from "hast";

/** Markup of a text that sanitizing left out. */
export interface LostMarkup {
  element: Element;
  /** The whole element with what it holds, its tags only, or some of its properties. */
  what: "element" | "tags" | "properties";
  properties: readonly string[];
}
