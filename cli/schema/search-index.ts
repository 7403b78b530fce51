import { wordsOf } from "./search-words.ts";

/** The name of the search index, beside `index.json`. */
export const SEARCH_FILE = "search.sqlite";

/** Increased by one with each change of the tables, the splitting into words or their stems. Stored as `user_version`. */
export const SEARCH_LAYOUT = 2;

/**
 * The tables of a search index. `words` has the stems of a document's words under its id. They are separated by spaces, so
 * the tokenizer only has to split there. `word` lists the words themselves, for corrections and beginnings. With 8 MB of
 * hashes in memory, fewer pieces on disk have to be merged.
 */
export const searchTables = `
  create table document (
    id integer primary key, path text not null unique, fingerprint text not null
  );
  create virtual table words using fts5 (
    title, about, headings, text, content = '', contentless_delete = 1,
    tokenize = "unicode61 remove_diacritics 0 categories 'L* N* M* Co'"
  );
  insert into words (words, rank) values ('hashsize', 8000000);
  create table word (term text primary key, stem text not null) without rowid;
  pragma user_version = ${SEARCH_LAYOUT};
`;

/** Adds a word to `word`. */
export const INSERT_WORD = "insert or ignore into word values (?, ?)";

/** What is searched of a page. */
export interface SearchDocument {
  title: string;
  /** Words that describe the page besides its title. */
  about: string;
  headings: string;
  text: string;
}

/** Words that a typo can hide. The rest is names in scripts without spaces, numbers and codes. */
const CORRECTABLE = /^\p{L}[\p{L}\p{M}]{1,23}$/u;

/** Finds the stems of words, and remembers each. */
export interface Stems {
  stemOf(word: string): string;
  /** The rows of `word`: the words that were asked for, with their stems. */
  rows(): [term: string, stem: string][];
}

/** @param findStem the stem of a word */
export function createStems(findStem: (word: string) => string): Stems {
  const known = new Map<string, string>();
  return {
    stemOf(word) {
      const stem = known.get(word);
      if (stem !== undefined) return stem;
      const found = findStem(word);
      known.set(word, found);
      return found;
    },
    rows: () => [...known].filter(([word]) => CORRECTABLE.test(word)),
  };
}

/** The values of a document's row in `words`. */
export function toSearchColumns(
  { about, headings, text, title }: SearchDocument,
  { stemOf }: Stems,
): string[] {
  return [title, about, headings, text].map((part) =>
    wordsOf(part).map(stemOf).join(" "),
  );
}
