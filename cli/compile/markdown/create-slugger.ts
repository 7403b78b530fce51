import GithubSlugger from "github-slugger";
import { pageIds } from "#routes";

/** Makes a unique id for each heading of a text, as GitHub does, that differs from the ids of the page around it. */
export function createSlugger(): (text: string) => string {
  const slugger = new GithubSlugger();
  for (const id of pageIds) slugger.occurrences[id] = 0;
  return (text) => {
    const slug = slugger.slug(text);
    // Ids of footnotes begin with this.
    return slug.startsWith("user-content-") ? `section-${slug}` : slug;
  };
}
