import { distance } from "fastest-levenshtein";
import type { PageLink } from "#schema";

/** How many pages are compared in full. */
const MAX_PAGES = 100;
const MAX_WORDS = 8;
/** Words this short are not corrected. */
const MIN_LETTERS = 4;

const wordsOf = (path: string) => path.toLowerCase().match(/[\p{L}\p{N}]+/gu);

/** The pages that have a word in their addresses. */
export type PagesByWord = ReadonlyMap<string, readonly PageLink[]>;

export function indexWords(pages: readonly PageLink[]): PagesByWord {
  const byWord = new Map<string, PageLink[]>();
  for (const page of pages)
    for (const word of new Set(wordsOf(page.path))) {
      const found = byWord.get(word);
      if (found) found.push(page);
      else byWord.set(word, [page]);
    }
  return byWord;
}

/** The most similar known word with the same first letter. */
function correctWord(
  known: Iterable<string>,
  word: string,
): string | undefined {
  if (word.length < MIN_LETTERS) return undefined;
  let limit = Math.max(2, Math.floor(word.length / 4));
  let best: string | undefined;
  for (const each of known) {
    if (each[0] !== word[0] || Math.abs(each.length - word.length) > limit)
      continue;
    const edits = distance(word, each);
    if (edits > limit) continue;
    best = each;
    limit = edits - 1;
  }
  return best;
}

/**
 * Finds the pages whose addresses share words with the given ones, starting with those that share most and have the
 * rarest. A word that occurs in no address is replaced with the most similar one.
 */
export function findSimilarPages(
  byWord: PagesByWord,
  asked: readonly string[],
): PageLink[] {
  const scores = new Map<PageLink, number>();
  for (const word of new Set(asked.slice(0, MAX_WORDS))) {
    const known = byWord.has(word) ? word : correctWord(byWord.keys(), word);
    const found = byWord.get(known ?? "") ?? [];
    for (const page of found)
      scores.set(page, (scores.get(page) ?? 0) + 1 / found.length);
  }
  return [...scores]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, MAX_PAGES)
    .map(([{ path, title }]) => ({ path, title }));
}
