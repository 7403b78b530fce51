import type { DatabaseSync } from "node:sqlite";
import { distance } from "fastest-levenshtein";
import { isSwap } from "#schema";
import { prepareOnce } from "./search-database.ts";
import { isUnspaced } from "#schema";

/** The share of documents that must change before the vocabulary is read again, which takes seconds. */
const MIN_CHANGE = 0.01;
const MAX_LETTERS = 24;
/** How many frequent words of each length are compared if no word with the same first letter is similar. */
const FREQUENT_WORDS = 3000;

function countRows(database: DatabaseSync, table: "document" | "word"): number {
  return Number(
    database.prepare(`select count(*) as n from ${table}`).get()?.["n"],
  );
}

/** Reads the vocabulary for typo correction, if enough documents have changed. */
export function refreshVocabulary(
  database: DatabaseSync,
  changes: number,
): void {
  const documents = countRows(database, "document");
  const isEmpty = countRows(database, "word") === 0;
  if (changes === 0 || (!isEmpty && changes < documents * MIN_CHANGE)) return;
  database.exec(`
    begin immediate;
    delete from word;
    insert into word select term, length(term), doc from vocabulary
      where length(term) <= ${MAX_LETTERS} and term not glob '*[0-9]*';
    commit;
  `);
}

/** Restricts a query to visible documents. The table `hidden` has the others. */
export const VISIBLE = "rowid not in (select id from hidden)";

/**
 * True if a visible document has a word that begins with the term. Words of hidden documents must not be revealed.
 */
function isKnown(database: DatabaseSync, term: string): boolean {
  const row = prepareOnce(
    database,
    `select 1 from words where words match ? and ${VISIBLE} limit 1`,
  ).get(`"${term}"*`);
  return row !== undefined;
}

/** The number of allowed typos: 1 in words of 3 to 5 letters, 2 in longer ones, and none in very short or long ones. */
function maxEdits(term: string): number {
  if (isUnspaced(term) || term.length > MAX_LETTERS || term.length < 3)
    return 0;
  return term.length <= 5 ? 1 : 2;
}

/** The word with the smallest edit distance. Of several, the most frequent one. */
function nearest(
  database: DatabaseSync,
  words: readonly { term: string; documents: number }[],
  asked: string,
  limit: number,
): string | undefined {
  return words
    .map(({ term, documents }) => ({
      term,
      documents,
      edits: isSwap(asked, term) ? 1 : distance(asked, term),
    }))
    .filter(({ edits }) => edits <= limit)
    .toSorted((a, b) => a.edits - b.edits || b.documents - a.documents)
    .find(({ term }) => isKnown(database, term))?.term;
}

const toWord = ({ term, documents }: Record<string, unknown>) => ({
  term: String(term),
  documents: Number(documents),
});

/** The word that was probably meant, or undefined. */
function correct(database: DatabaseSync, term: string): string | undefined {
  const limit = maxEdits(term);
  if (limit === 0) return undefined;
  const [min, max] = [term.length - limit, term.length + limit];
  const [first = ""] = term;
  const sameStart = prepareOnce(
    database,
    `select term, documents from word
       where term >= ? and term < ? and letters between ? and ?`,
  )
    .all(first, `${first}\u{10ffff}`, min, max)
    .map(toWord);
  const found = nearest(database, sameStart, term, limit);
  if (found !== undefined) return found;
  const ofLength = prepareOnce(
    database,
    `select term, documents from word where letters = ?
     order by documents desc limit ${FREQUENT_WORDS}`,
  );
  const frequent = Array.from({ length: max - min + 1 }, (_, place) =>
    ofLength.all(min + place).map(toWord),
  );
  return nearest(database, frequent.flat(), term, limit);
}

/** How many unknown words are corrected at most. A query with more is not about this site. */
const MAX_CORRECTIONS = 3;

/** The terms with their typos corrected. Undefined if there is no typo, or one cannot be corrected. */
export function correctTerms(
  database: DatabaseSync,
  terms: readonly string[],
): string[] | undefined {
  const unknown = terms.filter((term) => !isKnown(database, term));
  if (unknown.length === 0 || unknown.length > MAX_CORRECTIONS)
    return undefined;
  const corrected = terms.map((term) =>
    unknown.includes(term) ? correct(database, term) : term,
  );
  return corrected.every((term) => term !== undefined) ? corrected : undefined;
}
