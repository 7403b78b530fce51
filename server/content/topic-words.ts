/** Shorter words rarely name a topic. */
const MIN_LETTERS = 3;
const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** A rough singular of a word. It only has to be the same for the singular and the plural. */
function toSingular(word: string): string {
  if (word.endsWith("ies") && word.length > 4) return `${word.slice(0, -3)}y`;
  return /[^siu]s$/u.test(word) ? word.slice(0, -1) : word;
}

/** The words of a text that may name its topic, each with its frequency. */
export function countTopicWords(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const found of text.toLowerCase().match(WORD) ?? []) {
    if (found.length < MIN_LETTERS || /^\d+$/u.test(found)) continue;
    const word = toSingular(found);
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}
