import { type BodyTree, rangeInText } from "../../model/body-tree.ts";
import type { UnknownWord } from "../../model/spelling.ts";
import { preparedEnglish } from "./english.ts";

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

/** The limit of words, because locating each takes time, and a text with more is in another language. */
const MAX_WORDS = 1000;

/** The words of a text that are not English, outside code. The project's own words are filtered later. */
export function findUnknownWords(body: BodyTree): UnknownWord[] {
  const english = preparedEnglish();
  const found: UnknownWord[] = [];
  for (const { node } of body.prose)
    for (const { index, word } of findWords(node.value)) {
      if (english.has(word)) continue;
      if (found.length >= MAX_WORDS) return found;
      const text = node.value.slice(index, index + word.length);
      found.push({ word, ...rangeInText(node, { index, text }, body) });
    }
  return found;
}
