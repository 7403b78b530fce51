/** Shorter words say little about what a text is about. */
const MIN_LETTERS = 3;
const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** A word in the singular, roughly: both forms of a word have to become the same, and nothing else matters. */
function toSingular(word: string): string {
  if (word.endsWith("ies") && word.length > 4) return `${word.slice(0, -3)}y`;
  return /[^siu]s$/u.test(word) ? word.slice(0, -1) : word;
}

/** The words of a text that may say what it is about, each with how often it occurs, the most frequent first. */
export function countTopicWords(text: string): [word: string, count: number][] {
  const counts = new Map<string, number>();
  for (const found of text.toLowerCase().match(WORD) ?? []) {
    if (found.length < MIN_LETTERS || /^\d+$/u.test(found)) continue;
    const word = toSingular(found);
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts].toSorted((a, b) => b[1] - a[1]);
}
