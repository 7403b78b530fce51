import type { Html } from "mdast";

/** A tag that stands among words. */
export function inlineHtml(value: string): Html {
  return { type: "html", value, data: { hName: "span" } };
}
