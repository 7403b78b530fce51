import { plainLetters } from "./plain-letters.ts";

/** A word of a text: its normalised form and its position. */
export interface TextWord {
  word: string;
  start: number;
  end: number;
}

/** Accents and vowel points that people omit when they type. Vowel signs, which people do type, are kept. */
const ACCENTS = /[\p{Mn}&&[\p{sc=Inherited}\p{sc=Arabic}\p{sc=Hebrew}]]+/gv;

/** Scripts without spaces between words: each letter is a word, and a sequence of them is searched as a phrase. */
const UNSPACED_LETTER =
  /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]/u;
const WORD =
  /[[\p{L}\p{N}\p{M}]--[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]]+|[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]/gv;

/** True for a letter of a script without spaces between words. */
export const isUnspaced = (word: string) => UNSPACED_LETTER.test(word);

const isAscii = (text: string) => /^[\0-\x7f]*$/u.test(text);

/** Removes case, accents and variants of letters. */
function fold(text: string): string {
  if (isAscii(text)) return text.toLowerCase();
  return text
    .normalize("NFKD")
    .replaceAll(ACCENTS, "")
    .toLowerCase()
    .replaceAll(ACCENTS, "")
    .replaceAll(/[ßæœøłđðþı]/gu, (letter) => plainLetters[letter] ?? letter)
    .normalize("NFC");
}

/** The words of a text with their positions, one after the other. */
export function* readWords(text: string): Generator<TextWord> {
  for (const { 0: found, index } of text.matchAll(WORD))
    yield { word: fold(found), start: index, end: index + found.length };
}

/** The normalised words of a text. */
export function wordsOf(text: string): string[] {
  return fold(text).match(WORD) ?? [];
}
