/** An article as the search box knows it. */
export interface SearchableArticle {
  path: string;
  title: string;
  description: string;
  /** The group that it stands in, or "Examples". */
  shelf: string;
  sections: { id: string; text: string }[];
}

/** An article that fits a search, with the sections that are why. */
export interface FoundArticle {
  article: SearchableArticle;
  sections: SearchableArticle["sections"];
}

const MOST_SECTIONS = 2;

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");

/** True when each term begins a word of the text. */
function holds(text: string, terms: readonly string[]): boolean {
  const words = wordsOf(text);
  return terms.every((term) => words.some((word) => word.startsWith(term)));
}

/**
 * The articles that hold every word of a query, in title, description, group or a section's heading: those with all
 * words in the title first, else in the order of the documentation. A query without words finds nothing.
 */
export function searchArticles(
  articles: readonly SearchableArticle[],
  query: string,
): FoundArticle[] {
  const terms = wordsOf(query);
  if (terms.length === 0) return [];
  const inTitle = ({ title }: SearchableArticle) => holds(title, terms);
  const found = articles.filter(({ title, description, shelf, sections }) =>
    holds(
      [title, description, shelf, ...sections.map(({ text }) => text)].join(
        " ",
      ),
      terms,
    ),
  );
  return [
    ...found.filter(inTitle),
    ...found.filter((article) => !inTitle(article)),
  ].map((article) => ({
    article,
    sections: article.sections
      .filter(({ text }) => terms.some((term) => holds(text, [term])))
      .slice(0, MOST_SECTIONS),
  }));
}
