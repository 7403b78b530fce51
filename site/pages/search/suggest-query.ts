import { editDistance } from "../../near-matches/edit-distance.ts";
import type { CorpusEntry } from "./corpus.ts";
import { findEntries } from "./find-entries.ts";

/** Wrong words that are put right; a query with more of them was not meant for us. */
const MOST_SLIPS = 3;
const LETTERS_A_SLIP = 4;
const LONGEST_WORD = 24;

const isKnown = (corpus: readonly CorpusEntry[], term: string) =>
  corpus.some(({ lines }) => lines.some((line) => line.includes(` ${term}`)));

/** The words that entries use of themselves: not those of their texts, where any word may stand. */
function vocabulary(corpus: readonly CorpusEntry[]): Set<string> {
  const shown = corpus.flatMap(({ lines }) => lines.slice(0, 3));
  return new Set(shown.flatMap((line) => line.trim().split(" ")));
}

function nearestWord(
  term: string,
  words: ReadonlySet<string>,
): string | undefined {
  const limit = Math.floor(term.length / LETTERS_A_SLIP);
  if (limit === 0 || term.length > LONGEST_WORD) return undefined;
  let nearest: { word: string; distance: number } | undefined;
  for (const word of words) {
    const distance =
      word[0] === term[0] ? editDistance(term, word, limit) : Infinity;
    if (distance < (nearest?.distance ?? Infinity))
      nearest = { word, distance };
  }
  return nearest?.word;
}

/** What was meant by terms that find nothing: the same with wrong words put right; undefined when that finds nothing. */
export function suggestQuery(
  corpus: readonly CorpusEntry[],
  terms: readonly string[],
): string | undefined {
  const slips = terms.filter((term) => !isKnown(corpus, term));
  if (slips.length === 0 || slips.length > MOST_SLIPS) return undefined;
  const words = vocabulary(corpus);
  const meant = terms.map((term) =>
    slips.includes(term) ? nearestWord(term, words) : term,
  );
  if (!meant.every((term) => term !== undefined)) return undefined;
  return findEntries(corpus, meant).length > 0 ? meant.join(" ") : undefined;
}
