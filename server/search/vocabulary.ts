import type { DatabaseSync } from "node:sqlite";
import { distance } from "fastest-levenshtein";
import { isSwap, isUnspaced } from "#schema";

/** The words of some documents, also of those that visitors may not see. */
export interface Vocabulary {
  /** The words with the same stem as a word. */
  formsOf(word: string): string[];
  /** Words that may be meant by a word with typos. */
  similarTo(word: string): string[];
}

const MAX_FORMS = 20;
const MAX_LETTERS = 24;

const toTerms = (rows: Record<string, unknown>[]) =>
  rows.map(({ term }) => String(term));

/** @param database has the tables of a search index */
export function createVocabulary(database: DatabaseSync): Vocabulary {
  const forms = database.prepare(
    `select term from form where form match ? limit ${MAX_FORMS}`,
  );
  // Of the first two letters at least one is right or has changed its place. The rest is too many words to compare.
  const similar = database.prepare(
    `select term from word where length(term) between ? and ?
       and (substr(term, 1, 1) in (?, ?) or substr(term, 2, 1) in (?, ?))`,
  );
  return {
    formsOf: (word) => toTerms(forms.all(`"${word}"`)),
    similarTo(word) {
      const [first = "", second = ""] = word;
      const { length } = [...word];
      const edits = maxEdits(word);
      const letters = [first, second, first, second];
      return toTerms(similar.all(length - edits, length + edits, ...letters));
    },
  };
}

/** The number of allowed typos: 1 in words of 3 to 5 letters, 2 in longer ones, and none in very short or long ones. */
export function maxEdits(word: string): number {
  const { length } = word;
  if (isUnspaced(word) || length > MAX_LETTERS || length < 3) return 0;
  return length <= 5 ? 1 : 2;
}

/** How many typos there are in a word if another is meant. */
export function countEdits(word: string, meant: string): number {
  return isSwap(word, meant) ? 1 : distance(word, meant);
}
