import type { TextRange } from "./source-text.ts";

/** A word that is missing from the English dictionary. */
export interface UnknownWord extends TextRange {
  word: string;
}

/** The words that spelling is checked against. */
export interface Spelling {
  /** True for an English word, and for one of the project's own words. */
  isKnown(word: string): boolean;
  /** The most similar known word, if there is one. */
  suggest(word: string): string | undefined;
  /** The project's own words as one text, to notice when they change. */
  ownWords: string;
}

/** The project's own words, one per line, in the content folder. */
export const DICTIONARY_FILE = ".dictionary.txt";
