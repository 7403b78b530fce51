import { wordsOf } from "./search-words.ts";

/** The name of the search index, beside `index.json`. */
export const SEARCH_FILE = "search.sqlite";

/** Increased by one with each change of the tables or of the splitting into words. Stored as `user_version`. */
export const SEARCH_LAYOUT = 1;

/** The words come from `wordsOf`, so a tokenizer only has to split at spaces. */
const SPACES = "unicode61 remove_diacritics 0 categories 'L* N* M* Co'";

/**
 * The tables of a search index. With 8 MB of hashes in memory, fewer pieces on disk have to be merged. A document's words are in `words` under its id, as they are written. `word` lists them
 * for typo correction, and `form` finds those with the same stem: "liking" finds "like".
 */
export const searchTables = `
  create table document (
    id integer primary key, path text not null unique, fingerprint text not null
  );
  create virtual table words using fts5 (
    title, about, headings, text,
    content = '', contentless_delete = 1, tokenize = "${SPACES}"
  );
  insert into words (words, rank) values ('hashsize', 8000000);
  create table word (id integer primary key, term text not null unique);
  create virtual table form using fts5 (
    term, content = 'word', content_rowid = 'id', detail = none, columnsize = 0, tokenize = "porter ${SPACES}"
  );
  create trigger word_form after insert on word begin
    insert into form (rowid, term) values (new.id, new.term);
  end;
  pragma user_version = ${SEARCH_LAYOUT};
`;

/** The statements that add a document. A document is removed from `document` and `words`; `word` keeps its words. */
export const searchInserts = {
  document:
    "insert into document (id, path, fingerprint) values (?, ?, ?) returning id",
  words:
    "insert into words (rowid, title, about, headings, text) values (?, ?, ?, ?, ?)",
  word: "insert or ignore into word (term) values (?)",
};

/** What is searched of a page. */
export interface SearchDocument {
  title: string;
  /** Words that describe the page besides its title. */
  about: string;
  headings: string;
  text: string;
}

/** Words that can be corrections or forms of others. The rest is names in scripts without spaces, numbers and codes. */
const CORRECTABLE = /^\p{L}[\p{L}\p{M}]{1,23}$/u;

/** The values of a document's row in `words`, and its words for `word`. */
export function toSearchRow({ about, headings, text, title }: SearchDocument) {
  const columns = [title, about, headings, text].map(wordsOf);
  return {
    columns: columns.map((words) => words.join(" ")),
    words: [...new Set(columns.flat())].filter((word) =>
      CORRECTABLE.test(word),
    ),
  };
}
