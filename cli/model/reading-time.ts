/** Reading speed in words per minute. */
const WORDS_PER_MINUTE = 225;

/** The reading time of a text in whole minutes, at least one. */
export function readTimeMinutes(words: number): number {
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}

/** The number of words in a text. Numbers count, but signs alone do not. */
export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'.,-]*/gu)?.length ?? 0;
}
