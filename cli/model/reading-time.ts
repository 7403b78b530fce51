/** Reading speed in words per minute. */
const WORDS_PER_MINUTE = 225;

/** The reading time of a text in whole minutes, at least one. */
export function readTimeMinutes(words: number): number {
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}

/** A letter or digit, and the signs that join words. Numbers count, but signs alone do not. */
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'.,-]*/gu;

/** The number of words in a text. */
export function countWords(text: string): number {
  return text.match(WORD)?.length ?? 0;
}
