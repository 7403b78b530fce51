/** Excludes addresses, paths, names of files and variables, markup and everything with a digit. */
const NO_WORD = /[\d@/\\`_#$%=+*|~^<>{}[\]]|\p{L}[.:]\p{L}/u;
const WORD = /\p{L}[\p{L}\p{M}'’]*\p{L}/gu;
/** Abbreviations such as CRM and APIs, and names such as LinkedIn. */
const MIXED_CASE = /\p{L}\p{Lu}/u;
const LATIN = /^[\p{Script=Latin}\p{M}']{3,40}$/u;

/** The words of a text to check, with straight apostrophes and without a possessive `'s`. */
export function findWords(text: string): { word: string; index: number }[] {
  const words: { word: string; index: number }[] = [];
  for (const { 0: token, index } of text.matchAll(/[^\s—–…]+/gu)) {
    if (NO_WORD.test(token)) continue;
    for (const found of token.matchAll(WORD)) {
      const word = found[0].replaceAll("’", "'").replace(/'s$/u, "");
      if (!LATIN.test(word) || MIXED_CASE.test(word)) continue;
      words.push({ word, index: index + found.index });
    }
  }
  return words;
}
