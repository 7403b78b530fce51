import type { Element, Root } from "hast";
import { headingRank } from "hast-util-heading-rank";
import { toString } from "hast-util-to-string";
import { createSlugger } from "./create-slugger.ts";
import { eachElement } from "./each-element.ts";

/** The id of the hidden heading of footnotes. */
export const FOOTNOTES = "footnote-label";

/**
 * Gives each heading an id that differs from the ids of the page around the text. An id from the text stays, unless
 * the page or an earlier heading has it. `rehype-slug` knows neither of these.
 * @param options.taken the ids of the page
 */
export function rehypeHeadingIds({ taken }: { taken: readonly string[] }) {
  return (tree: Root): void => {
    const headings = findHeadings(tree);
    const ids = new Set(taken);
    const unnamed = headings.filter(({ properties }) => {
      const id = String(properties.id ?? "");
      if (!isFree(id, ids)) return true;
      ids.add(id);
      return false;
    });
    const slugOf = createSlugger(ids);
    for (const node of unnamed) node.properties.id = slugOf(toString(node));
  };
}

function findHeadings(tree: Root): Element[] {
  const headings: Element[] = [];
  eachElement(tree, (node) => {
    const isHeading = headingRank(node) !== undefined;
    if (isHeading && node.properties.id !== FOOTNOTES) headings.push(node);
  });
  return headings;
}

function isFree(id: string, taken: ReadonlySet<string>): boolean {
  return id !== "" && !taken.has(id) && !id.startsWith("user-content-");
}
