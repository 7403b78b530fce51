import { editDistance } from "../../near-matches/edit-distance.ts";
import type { CorpusEntry } from "./corpus.ts";
import { findEntries } from "./find-entries.ts";

/** How many words are corrected at most. A query with more wrong words is not about this site. */
const MAX_CORRECTIONS = 3;
const LETTERS_PER_TYPO = 4;
const MAX_WORD_LENGTH = 24;

const isKnown = (corpus: readonly CorpusEntry[], term: string) =>
  corpus.some(({ lines }) => lines.some((line) => line.includes(` ${term}`)));

/** The words of titles, headings and descriptions, not of texts, which may have any word. */
function vocabulary(corpus: readonly CorpusEntry[]): Set<string> {
  const shown = corpus.flatMap(({ lines }) => lines.slice(0, 3));
  return new Set(shown.flatMap((line) => line.trim().split(" ")));
}

function nearestWord(
  term: string,
  words: ReadonlySet<string>,
): string | undefined {
  const limit = Math.floor(term.length / LETTERS_PER_TYPO);
  if (limit === 0 || term.length > MAX_WORD_LENGTH) return undefined;
  let nearest: { word: string; distance: number } | undefined;
  for (const word of words) {
    const distance =
      word[0] === term[0] ? editDistance(term, word, limit) : Infinity;
    if (distance < (nearest?.distance ?? Infinity))
      nearest = { word, distance };
  }
  return nearest?.word;
}

/** A corrected version of terms that find nothing; undefined if that finds nothing either. */
export function suggestQuery(
  corpus: readonly CorpusEntry[],
  terms: readonly string[],
): string | undefined {
  const unknown = terms.filter((term) => !isKnown(corpus, term));
  if (unknown.length === 0 || unknown.length > MAX_CORRECTIONS)
    return undefined;
  const words = vocabulary(corpus);
  const corrected = terms.map((term) =>
    unknown.includes(term) ? nearestWord(term, words) : term,
  );
  if (!corrected.every((term) => term !== undefined)) return undefined;
  return findEntries(corpus, corrected).length > 0
    ? corrected.join(" ")
    : undefined;
}
