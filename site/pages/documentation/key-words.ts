import { wordsOf } from "../../search/words.ts";

const SHORTEST = 3;
/** A word that an article uses once is by the way. */
const LEAST_USES = 2;
/** A word that more of the articles use tells none of them from the others. */
const COMMON_SHARE = 0.6;

function countUses(text: string): Map<string, number> {
  const uses = new Map<string, number>();
  for (const word of wordsOf(text)) uses.set(word, (uses.get(word) ?? 0) + 1);
  return uses;
}

/**
 * What each of some texts is about: the words that it repeats and that most of the others do without, sorted. They stand
 * in for the whole texts in a search, at a tenth of their size.
 */
export function keyWords(texts: readonly string[]): string[][] {
  const uses = texts.map(countUses);
  const isCommon = (word: string) =>
    uses.filter((used) => used.has(word)).length > texts.length * COMMON_SHARE;
  return uses.map((used) =>
    [...used]
      .filter(
        ([word, times]) =>
          word.length >= SHORTEST && times >= LEAST_USES && !isCommon(word),
      )
      .map(([word]) => word)
      .toSorted(),
  );
}
