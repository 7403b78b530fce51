import { isUnspaced } from "#schema";
import type { EntryIndex, Ranked } from "./entry-index.ts";
import type { PageIndex } from "./page-index.ts";
import {
  formatTerm,
  toExpression,
  toExpressionOfAll,
  toPhrases,
  type Term,
} from "./terms.ts";
import { countEdits, maxEdits } from "./vocabulary.ts";

/** Everything that can be found. */
export interface Indexes {
  entries: EntryIndex;
  pages: PageIndex;
}

/** The pages that match, the best first. */
export interface Found {
  total: number;
  ranked: Ranked[];
  terms: Term[];
  /** What was searched in place of the query. */
  corrected?: string;
}

/** Minimum length of the last word of a query, and of an unknown word, to match longer words. */
const MIN_LAST = 2;
const MIN_UNKNOWN = 3;

/** How many unknown words are corrected at most. A query with more is not about this site. */
const MAX_CORRECTIONS = 3;
/** How many of the most similar words are looked up. */
const MAX_CANDIDATES = 200;

const countAll = ({ entries, pages }: Indexes, terms: readonly Term[]) =>
  entries.count(toExpressionOfAll(terms)) + pages.count(terms);

/** True if a page that visitors may see has a term. */
const isKnown = ({ entries, pages }: Indexes, term: Term) =>
  entries.has(toExpression(term)) || pages.count([term]) > 0;

const toExact = (words: readonly string[]): Term => ({
  words,
  forms: [],
  isPrefix: false,
});

function toTerm(
  indexes: Indexes,
  words: readonly string[],
  isLast: boolean,
): Term {
  const exact = toExact(words);
  const [word = ""] = words;
  if (isUnspaced(word) || word.length < MIN_LAST) return exact;
  const forms = [indexes.entries, indexes.pages]
    .flatMap((index) => index.formsOf(word))
    .filter((form) => form !== word);
  const isPrefix = isLast
    ? word.length >= MIN_LAST
    : word.length >= MIN_UNKNOWN && !isKnown(indexes, { ...exact, forms });
  return { words, forms: [...new Set(forms)], isPrefix };
}

/** The word that was probably meant by a word that no page has. */
function correct(
  indexes: Indexes,
  [word = ""]: readonly string[],
): string | undefined {
  const limit = maxEdits(word);
  if (limit === 0) return undefined;
  const similar = [indexes.entries, indexes.pages].flatMap((index) =>
    index.similarTo(word),
  );
  return [...new Set(similar)]
    .map((term) => ({
      term,
      edits: countEdits(word, term),
      hasOtherStart: term[0] !== word[0],
    }))
    .filter(({ edits }) => edits <= limit)
    .toSorted(byLikeness)
    .slice(0, MAX_CANDIDATES)
    .map((found) => ({
      ...found,
      count: countAll(indexes, [toExact([found.term])]),
    }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => byLikeness(a, b) || b.count - a.count)[0]?.term;
}

interface Likeness {
  edits: number;
  hasOtherStart: boolean;
}

const byLikeness = (a: Likeness, b: Likeness) =>
  a.edits - b.edits || Number(a.hasOtherStart) - Number(b.hasOtherStart);

/** The phrases with their typos corrected. Undefined if there is no typo, or one cannot be corrected. */
function correctPhrases(
  indexes: Indexes,
  terms: readonly Term[],
): string[][] | undefined {
  const unknown = terms.filter((term) => !isKnown(indexes, term));
  if (unknown.length === 0 || unknown.length > MAX_CORRECTIONS)
    return undefined;
  const phrases = terms.map((term) => {
    const words = [...term.words];
    // A word with a typo can have the stem of the right one.
    if (isKnown(indexes, { ...term, forms: [] })) return words;
    const word = correct(indexes, words);
    if (word !== undefined) return [word];
    return unknown.includes(term) ? [] : words;
  });
  return phrases.every(({ length }) => length > 0) ? phrases : undefined;
}

/** Finds the pages with every word of a query or one of its forms. If there are none, typos are corrected. */
export function findPages(indexes: Indexes, query: string): Found {
  const toTerms = (phrases: readonly (readonly string[])[]) =>
    phrases.map((words, place) =>
      toTerm(indexes, words, place === phrases.length - 1),
    );
  let terms = toTerms(toPhrases(query));
  let corrected: string | undefined;
  const nothing = { total: 0, ranked: [], terms };
  if (terms.length === 0) return nothing;
  let total = countAll(indexes, terms);
  if (total === 0) {
    const phrases = correctPhrases(indexes, terms);
    if (!phrases) return nothing;
    terms = toTerms(phrases);
    total = countAll(indexes, terms);
    if (total > 0) corrected = terms.map(formatTerm).join(" ");
  }
  const { entries, pages } = indexes;
  const ranked = [
    ...pages.rank(terms, entries),
    ...entries.rank(toExpressionOfAll(terms)),
  ].toSorted((a, b) => b.score - a.score);
  return {
    total,
    ranked,
    terms,
    ...(corrected !== undefined && { corrected }),
  };
}
