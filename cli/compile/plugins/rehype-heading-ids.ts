import type { Element, Root } from "hast";
import { headingRank } from "hast-util-heading-rank";
import { emojiToName } from "gemoji";
import type { VFile } from "vfile";
import type { RefusedId } from "../../model/body-tree.ts";
import { eachElement } from "./each-element.ts";
import { headingText } from "./heading-text.ts";
import GithubSlugger, { slug as toSlug } from "github-slugger";
import { pageIds } from "#routes";

/** The id of the hidden heading of footnotes. */
export const FOOTNOTES = "footnote-label";

/**
 * Gives each heading an id that differs from the ids of the page around the text. An id from the text stays, unless
 * the page or an earlier element has it; these are added to the data of the file. `rehype-slug` knows neither.
 * @param options.taken the ids of the page
 */
export function rehypeHeadingIds({ taken }: { taken: readonly string[] }) {
  return (tree: Root, { data }: VFile): void => {
    const ids = new Set(taken);
    const refused: RefusedId[] = [];
    const unnamed: Element[] = [];
    eachElement(tree, (node) => {
      const isHeading = headingRank(node) !== undefined;
      nameAnchor(node);
      if (isHeading) takeAnchor(node);
      const { id } = node.properties;
      if (isOfFootnotes(node)) return;
      if (typeof id === "string") {
        if (!ids.has(id) && !id.startsWith(FOOTNOTE)) {
          ids.add(id);
          return;
        }
        refused.push({ node, id });
        delete node.properties.id;
      }
      if (isHeading) unnamed.push(node);
    });
    const slugOf = createSlugger(ids);
    for (const node of unnamed) node.properties.id = slugOf(headingText(node));
    data.refusedIds = refused;
  };
}

/** Ids of footnotes begin with this. */
const FOOTNOTE = "user-content-";

/** True for what a footnote is made of: its links, its text, and the heading of all. */
function isOfFootnotes({ properties, tagName }: Element): boolean {
  return (
    properties.id === FOOTNOTES ||
    properties.dataFootnoteRef !== undefined ||
    (tagName === "li" && String(properties.id).startsWith(FOOTNOTE))
  );
}

/** Makes of the old form `<a name="part">` an id. */
function nameAnchor({ properties }: Element): void {
  properties.id ??= properties.name;
  delete properties.name;
}

/** Gives a heading the id of an anchor in it: `## <a id="part"></a>Part`. */
function takeAnchor(heading: Element): void {
  if (heading.properties.id !== undefined) return;
  eachElement(heading, (node) => {
    nameAnchor(node);
    const { id } = node.properties;
    if (heading.properties.id !== undefined || isOfFootnotes(node)) return;
    if (typeof id !== "string") return;
    heading.properties.id = id;
    delete node.properties.id;
  });
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
    const hasWords =
      /[a-z\d]/iu.test(text) || /[\p{L}\p{N}]/u.test(toSlug(text));
    const slug = slugger.slug(hasWords ? text : spellOut(text));
    return slug.startsWith(FOOTNOTE) ? `section-${slug}` : slug;
  };
}

/** Words for a heading of emoji and other signs: `rocket` for 🚀, and the numbers of characters without a name. */
function spellOut(text: string): string {
  const characters = new Intl.Segmenter("en");
  const names = [...characters.segment(text.replaceAll(/\s/gu, ""))].map(
    ({ segment }) =>
      emojiToName[segment] ?? segment.codePointAt(0)?.toString(16),
  );
  return names.join(" ") || "section";
}
