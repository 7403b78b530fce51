import GithubSlugger from "github-slugger";
import { pageIds } from "#routes";

/** Gives each heading of a text an id of its own, as GitHub does, that is no id of the page around it. */
export function createSlugger(): (text: string) => string {
  const slugger = new GithubSlugger();
  for (const id of pageIds) slugger.occurrences[id] = 0;
  return (text) => {
    const slug = slugger.slug(text);
    // Ids of footnotes begin like that.
    return slug.startsWith("user-content-") ? `section-${slug}` : slug;
  };
}
