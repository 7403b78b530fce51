import { stem } from "porter2";
import { isUnspaced, wordsOf } from "#schema";

/** What a page must have to match a part of a query: one of some words. */
export interface Term {
  /** One word, or the letters of a name in a script without spaces. */
  words: readonly string[];
  /** The stems of which one is required, or a phrase of letters. */
  stems: readonly string[];
  /** True if words that begin with the word match too. */
  isPrefix: boolean;
}

/** Longer queries are cut. */
const MAX_CHARACTERS = 200;
const MAX_TERMS = 12;

/** The words of a query, grouped into phrases. */
export function toPhrases(query: string): string[][] {
  const words = wordsOf(query.slice(0, MAX_CHARACTERS));
  const phrases: string[][] = [];
  let isOpen = false;
  for (const word of words.slice(0, MAX_TERMS)) {
    const last = phrases.at(-1);
    if (isOpen && last && isUnspaced(word)) last.push(word);
    else phrases.push([word]);
    isOpen = isUnspaced(word);
  }
  return phrases;
}

/** A term for exactly these words in any of their forms. */
export function toTerm(words: readonly string[]): Term {
  return { words, stems: [words.map(stem).join(" ")], isPrefix: false };
}

/** A term for a word, and for words that begin with it. @param stems those of some of these words */
export function toPrefixTerm(word: string, stems: readonly string[]): Term {
  const all = new Set([stem(word), ...stems]);
  return {
    words: [word],
    stems: [...all].filter((each) => !each.startsWith(word)),
    isPrefix: true,
  };
}

/** A term as visitors read it. */
export function formatTerm({ words }: Term): string {
  return words.join("");
}

/** An FTS5 expression that requires every term. Words consist of letters and digits, so none of it is syntax. */
export function toExpression(terms: readonly Term[]): string {
  return terms
    .map(({ isPrefix, stems, words }) => {
      const parts = stems.map((each) => `"${each}"`);
      if (isPrefix) parts.push(`"${words.join(" ")}"*`);
      return `(${parts.join(" OR ")})`;
    })
    .join(" AND ");
}

/** How often a term is in a line of stems with spaces around each. */
export function countIn(
  line: string,
  { isPrefix, stems, words }: Term,
): number {
  const parts = stems.map((each) => ` ${each} `);
  if (isPrefix) parts.push(` ${words.join(" ")}`);
  return parts.reduce((sum, part) => sum + countParts(line, part), 0);
}

function countParts(line: string, part: string): number {
  let count = 0;
  // Two parts can share a space.
  for (let at = -1; (at = line.indexOf(part, at + 1)) !== -1;) count += 1;
  return count;
}

/** Finds the term that a word of a text belongs to. */
export interface TermFinder {
  /** The number of terms. */
  count: number;
  find(word: string): Term | undefined;
}

/** Remembers each word, because texts repeat them. */
export function createTermFinder(terms: readonly Term[]): TermFinder {
  const known = new Map<string, Term | undefined>();
  return {
    count: terms.length,
    find(word) {
      if (!known.has(word))
        known.set(
          word,
          terms.find((term) => isPartOf(word, term)),
        );
      return known.get(word);
    },
  };
}

function isPartOf(word: string, { isPrefix, stems, words }: Term): boolean {
  const [first = ""] = words;
  const all = [word, stem(word)];
  return all.some(
    (form) =>
      words.includes(form) ||
      stems.includes(form) ||
      (isPrefix && form.startsWith(first)),
  );
}
