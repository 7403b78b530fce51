import type { TextRange } from "./source-text.ts";

/** A word that the dictionary of English does not have. */
export interface UnknownWord extends TextRange {
  word: string;
}

/** What words are checked against where spelling is checked. */
export interface Spelling {
  /** True for a word of English, and for one of the project's own. */
  isKnown(word: string): boolean;
  /** The word that was probably meant. */
  suggest(word: string): string | undefined;
  /** The project's own words: with others, there are other findings. */
  ownWords: string;
}

/** The project's own words, one a line, in the content folder. */
export const DICTIONARY_FILE = ".dictionary.txt";
