/** Words that a reader takes in, in a minute. */
const WORDS_PER_MINUTE = 225;

/** How long a text takes to be read, in whole minutes, at least one. */
export function readTimeMinutes(words: number): number {
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}

/** How many words a text has: numbers count, signs do not. */
export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'.,-]*/gu)?.length ?? 0;
}
