import { isUnspaced } from "#schema";
import type { EntryIndex, Ranked } from "./entry-index.ts";
import type { PageIndex } from "./page-index.ts";
import {
  formatTerm,
  toExpression,
  toPhrases,
  toPrefixTerm,
  toTerm,
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

const count = ({ entries, pages }: Indexes, terms: readonly Term[]) =>
  entries.count(toExpression(terms)) + pages.count(terms);

/** True if a page that visitors may see has a term. */
const isKnown = ({ entries, pages }: Indexes, term: Term) =>
  entries.has(toExpression([term])) || pages.count([term]) > 0;

function toTerms(
  indexes: Indexes,
  phrases: readonly (readonly string[])[],
): Term[] {
  return phrases.map((words, place) => {
    const exact = toTerm(words);
    const [word = ""] = words;
    const isLast = place === phrases.length - 1;
    if (isUnspaced(word) || word.length < (isLast ? MIN_LAST : MIN_UNKNOWN))
      return exact;
    if (!isLast && isKnown(indexes, exact)) return exact;
    const { entries, pages } = indexes;
    return toPrefixTerm(word, [
      ...entries.stemsOf(word),
      ...pages.stemsOf(word),
    ]);
  });
}

interface Candidate {
  term: string;
  edits: number;
  hasOtherStart: boolean;
}

const byLikeness = (a: Candidate, b: Candidate) =>
  a.edits - b.edits || Number(a.hasOtherStart) - Number(b.hasOtherStart);

/** The word that was probably meant: the most similar one, and of several the one that most pages have. */
function correct(indexes: Indexes, word: string): string | undefined {
  const limit = maxEdits(word);
  if (limit === 0) return undefined;
  const { entries, pages } = indexes;
  const similar = [...entries.similarTo(word), ...pages.similarTo(word)];
  return [...new Set(similar)]
    .map((term) => ({
      term,
      edits: countEdits(word, term),
      hasOtherStart: term[0] !== word[0],
    }))
    .filter(({ edits }) => edits <= limit)
    .toSorted(byLikeness)
    .slice(0, MAX_CANDIDATES)
    .map((each) => ({ ...each, count: count(indexes, [toTerm([each.term])]) }))
    .filter((each) => each.count > 0)
    .toSorted((a, b) => byLikeness(a, b) || b.count - a.count)[0]?.term;
}

/** The phrases with their typos corrected. Undefined if there is no typo, or one cannot be corrected. */
function correctPhrases(
  indexes: Indexes,
  terms: readonly Term[],
): string[][] | undefined {
  const { entries, pages } = indexes;
  const unknown = terms.filter((term) => !isKnown(indexes, term));
  if (unknown.length === 0 || unknown.length > MAX_CORRECTIONS)
    return undefined;
  const phrases = terms.map((term) => {
    const [word = ""] = term.words;
    const isMissing = unknown.includes(term);
    // A word with a typo can have the stem of the right one.
    const isWritten = entries.hasStart(word) || pages.hasStart(word);
    const meant = isMissing || !isWritten ? correct(indexes, word) : undefined;
    if (meant !== undefined) return [meant];
    return isMissing ? [] : [...term.words];
  });
  return phrases.every(({ length }) => length > 0) ? phrases : undefined;
}

/** Finds the pages with every word of a query in any form. If there are none, typos are corrected. */
export function findPages(indexes: Indexes, query: string): Found {
  let terms = toTerms(indexes, toPhrases(query));
  const nothing = { total: 0, ranked: [], terms };
  if (terms.length === 0) return nothing;
  let total = count(indexes, terms);
  let corrected: string | undefined;
  if (total === 0) {
    const phrases = correctPhrases(indexes, terms);
    if (!phrases) return nothing;
    terms = toTerms(indexes, phrases);
    total = count(indexes, terms);
    if (total > 0) corrected = terms.map(formatTerm).join(" ");
  }
  const { entries, pages } = indexes;
  const ranked = [
    ...pages.rank(terms, entries),
    ...entries.rank(toExpression(terms)),
  ].toSorted((a, b) => b.score - a.score);
  return {
    total,
    ranked,
    terms,
    ...(corrected !== undefined && { corrected }),
  };
}
