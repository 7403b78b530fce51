import GithubSlugger from "github-slugger";
import { pageIds } from "#routes";

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
