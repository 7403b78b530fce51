import type { Element } from "hast";

/** Markup of a text that sanitizing removed. */
export interface LostMarkup {
  element: Element;
  /** The whole element with its content, only its tags, or some of its properties. */
  what: "element" | "tags" | "properties";
  properties: readonly string[];
}
