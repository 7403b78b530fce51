import { wordsOf } from "../../search/words.ts";

const MIN_LENGTH = 3;
/** A word that appears once is not what an article is about. */
const MIN_USES = 2;
/** A word in more articles than this does not distinguish them. */
const COMMON_SHARE = 0.6;

function countUses(text: string): Map<string, number> {
  const uses = new Map<string, number>();
  for (const word of wordsOf(text)) uses.set(word, (uses.get(word) ?? 0) + 1);
  return uses;
}

/**
 * The key words of each text, sorted: words that it repeats and that most other texts do not use. A search can use them
 * in place of the texts, at a tenth of the size.
 */
export function keyWords(texts: readonly string[]): string[][] {
  const uses = texts.map(countUses);
  const isCommon = (word: string) =>
    uses.filter((used) => used.has(word)).length > texts.length * COMMON_SHARE;
  return uses.map((used) =>
    [...used]
      .filter(
        ([word, times]) =>
          word.length >= MIN_LENGTH && times >= MIN_USES && !isCommon(word),
      )
      .map(([word]) => word)
      .toSorted(),
  );
}
