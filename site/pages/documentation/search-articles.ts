import { findPlaces } from "../../search/find-places.ts";
import { wordLine, wordsOf } from "../../search/words.ts";

/** An article as the search box knows it. */
export interface SearchableArticle {
  path: string;
  title: string;
  description: string;
  /** The group that it stands in, or "Examples". */
  shelf: string;
  sections: { id: string; text: string }[];
  /** What its text is about, in words joined by spaces. */
  keyWords: string;
}

/** An article that fits a search, with the sections that are why. */
export interface FoundArticle {
  article: SearchableArticle;
  sections: SearchableArticle["sections"];
}

const MOST_SECTIONS = 2;

/** Where the terms stand: 0 in the title, 1 in what the lists show, 2 in the text; undefined when one is missing. */
function rankOf(
  { title, description, shelf, sections, keyWords }: SearchableArticle,
  terms: readonly string[],
): number | undefined {
  const shown = [description, shelf, ...sections.map(({ text }) => text)];
  const lines = [[title], shown, [keyWords]].map(wordLine);
  const places = findPlaces(lines, terms);
  return places && Math.max(...places);
}

/**
 * The articles that hold every word of a query, the best fitting first, else in the order of the documentation. A query
 * without words finds nothing.
 */
export function searchArticles(
  articles: readonly SearchableArticle[],
  query: string,
): FoundArticle[] {
  const terms = wordsOf(query);
  if (terms.length === 0) return [];
  return articles
    .flatMap((article) => {
      const rank = rankOf(article, terms);
      return rank === undefined ? [] : { article, rank };
    })
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ article }) => ({
      article,
      sections: article.sections
        .filter(({ text }) =>
          terms.some((term) => findPlaces([wordLine([text])], [term])),
        )
        .slice(0, MOST_SECTIONS),
    }));
}
