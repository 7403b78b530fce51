import type { Element, Root } from "hast";
import { headingRank } from "hast-util-heading-rank";
import { toString } from "hast-util-to-string";
import type { VFile } from "vfile";
import type { RefusedId } from "../../model/body-tree.ts";
import { eachElement } from "./each-element.ts";
import GithubSlugger from "github-slugger";
import { pageIds } from "#routes";

/** The id of the hidden heading of footnotes. */
export const FOOTNOTES = "footnote-label";

/**
 * Gives each heading an id that differs from the ids of the page around the text. An id from the text stays, unless
 * the page or an earlier heading has it; these are added to the data of the file. `rehype-slug` knows neither.
 * @param options.taken the ids of the page
 */
export function rehypeHeadingIds({ taken }: { taken: readonly string[] }) {
  return (tree: Root, { data }: VFile): void => {
    const ids = new Set(taken);
    const refused: RefusedId[] = [];
    const unnamed = findHeadings(tree).filter((node) => {
      const { id } = node.properties;
      if (typeof id !== "string") return true;
      const isFree = !ids.has(id) && !id.startsWith("user-content-");
      if (isFree) ids.add(id);
      else refused.push({ node, id });
      return !isFree;
    });
    const slugOf = createSlugger(ids);
    for (const node of unnamed) node.properties.id = slugOf(toString(node));
    data.refusedIds = refused;
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

/**
 * Makes a unique id for each heading of a text, as GitHub does.
 * @param taken ids that no heading gets: by default those of the page around the text
 */
export function createSlugger(
  taken: Iterable<string> = pageIds,
): (text: string) => string {
  const slugger = new GithubSlugger();
  for (const id of taken) slugger.occurrences[id] = 0;
  return (text) => {
    const slug = slugger.slug(text);
    // Ids of footnotes begin with this.
    return slug.startsWith("user-content-") ? `section-${slug}` : slug;
  };
}
