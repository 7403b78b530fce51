import { wordLine, wordsOf } from "../../search/words.ts";

export interface SearchableArticle {
  path: string;
  title: string;
  description: string;
  /** Name of its group, or "Examples". */
  group: string;
  sections: { id: string; text: string }[];
  /** Key words of its text, joined by spaces. */
  keyWords: string;
}

/** An article that matches a search, with its matching sections. */
export interface FoundArticle {
  article: SearchableArticle;
  sections: SearchableArticle["sections"];
}

const MAX_SECTIONS = 2;

/**
 * For each search term, the number of the first line with a word that begins with the term.
 * @param lines made by `wordLine`, the most important first
 * @returns undefined if a term is missing in all of them
 */
export function findPlaces(
  lines: readonly string[],
  terms: readonly string[],
): number[] | undefined {
  const places = terms.map((term) =>
    lines.findIndex((line) => line.includes(` ${term}`)),
  );
  return places.includes(-1) ? undefined : places;
}

/** Where all terms are found: 0 in the title, 1 in the card, 2 in the text; undefined if one is missing. */
function rankOf(
  { title, description, group, sections, keyWords }: SearchableArticle,
  terms: readonly string[],
): number | undefined {
  const shown = [description, group, ...sections.map(({ text }) => text)];
  const lines = [[title], shown, [keyWords]].map(wordLine);
  const places = findPlaces(lines, terms);
  return places && Math.max(...places);
}

/**
 * The articles that contain every word of a query, best matches first, then in the order of the documentation. An empty
 * query finds nothing.
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
        .slice(0, MAX_SECTIONS),
    }));
}
