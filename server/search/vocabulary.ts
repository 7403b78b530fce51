import type { DatabaseSync } from "node:sqlite";
import { distance } from "fastest-levenshtein";
import { isSwap, isUnspaced } from "#schema";

/** Enough for the stems of one unfinished word: "organi" begins a form of "organ". */
const MAX_STEMS = 5;
const MAX_LETTERS = 24;

const END = "\u{10ffff}";

/**
 * The words of some documents, also of those that visitors may not see.
 * @param database has the tables of a search index
 */
export function createVocabulary(database: DatabaseSync) {
  const starting = database.prepare(
    "select 1 from word where term >= ? and term < ? limit 1",
  );
  const stems = database.prepare(
    `select distinct stem from word where term >= ? and term < ?
       and substr(stem, 1, ?) <> ? limit ${MAX_STEMS}`,
  );
  // Of the first two letters at least one is right or has changed its place. The rest is too many words to compare.
  const similar = database.prepare(
    `select term from word where length(term) between ? and ?
       and (substr(term, 1, 1) in (?, ?) or substr(term, 2, 1) in (?, ?))`,
  );
  return {
    /** True if a word begins like this. */
    hasStart: (start: string) =>
      starting.get(start, `${start}${END}`) !== undefined,
    /** The stems of some words that begin like this, of those stems that do not. */
    stemsOf: (start: string) =>
      stems
        .all(start, `${start}${END}`, [...start].length, start)
        .map(({ stem }) => String(stem)),
    /** Words that may be meant by a word with typos. */
    similarTo(word: string): string[] {
      const [first = "", second = ""] = word;
      const { length } = [...word];
      const edits = maxEdits(word);
      const letters = [first, second, first, second];
      return similar
        .all(length - edits, length + edits, ...letters)
        .map(({ term }) => String(term));
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
