import { wordsOf } from "../search/words.ts";

/** Shorter words say little about what a text is about. */
const MIN_LETTERS = 3;

/** A word in the singular, roughly: both forms of a word have to become the same, and nothing else matters. */
function toSingular(word: string): string {
  if (word.endsWith("ies") && word.length > 4) return `${word.slice(0, -3)}y`;
  return /[^siu]s$/u.test(word) ? word.slice(0, -1) : word;
}

/** The words of a text that may say what it is about. */
export function topicWordsOf(text: string): string[] {
  return wordsOf(text)
    .filter((word) => word.length >= MIN_LETTERS && !/^\d+$/u.test(word))
    .map(toSingular);
}
