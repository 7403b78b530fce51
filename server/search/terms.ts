import { isUnspaced, wordsOf } from "#schema";

/** What a page must have to match a part of a query: a phrase, or another form of its word. */
export interface Term {
  /** One word, or the letters of a name in a script without spaces, which must follow each other. */
  words: readonly string[];
  forms: readonly string[];
  /** True if the word may be the beginning of one. */
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

/** A term as visitors read it. */
export function formatTerm({ words }: Pick<Term, "words">): string {
  return words.join("");
}

/** An FTS5 expression for a term. Words consist of letters and digits, so none of it is syntax. */
export function toExpression({ forms, isPrefix, words }: Term): string {
  const phrase = `"${words.join(" ")}"${isPrefix ? "*" : ""}`;
  return `(${[phrase, ...forms.map((form) => `"${form}"`)].join(" OR ")})`;
}

/** An FTS5 expression that requires every term. */
export function toExpressionOfAll(terms: readonly Term[]): string {
  return terms.map(toExpression).join(" AND ");
}

/** How often a term is in a line of words with spaces around each. */
export function countIn(
  line: string,
  { forms, isPrefix, words }: Term,
): number {
  const phrase = ` ${words.join(" ")}${isPrefix ? "" : " "}`;
  return [phrase, ...forms.map((form) => ` ${form} `)]
    .map((part) => countParts(line, part))
    .reduce((sum, count) => sum + count);
}

function countParts(line: string, part: string): number {
  let count = 0;
  // Two parts can share a space.
  for (let at = -1; (at = line.indexOf(part, at + 1)) !== -1;) count += 1;
  return count;
}

/** True if a word of a text belongs to a term. */
export function isPartOf(
  word: string,
  { forms, isPrefix, words }: Term,
): boolean {
  const [first = ""] = words;
  return (
    words.includes(word) ||
    forms.includes(word) ||
    (isPrefix && word.startsWith(first))
  );
}
