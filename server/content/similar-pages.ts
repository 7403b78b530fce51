import { distance } from "fastest-levenshtein";
import type { PageLink } from "#schema";
import type { ContentDatabase } from "./content-database.ts";

/** How many pages are compared in full. */
const MAX_PAGES = 100;
const MAX_WORDS = 8;
/** A word in more addresses than this does not help to find the right one. */
const MAX_ADDRESSES = 2000;
/** Words this short are not corrected. */
const MIN_LETTERS = 4;

interface KnownWord {
  word: string;
  addresses: number;
}

const quote = (word: string) => `"${word.replaceAll('"', "")}"`;

/** True for a word in the address of a visible page. Other words must not be revealed to visitors. */
function isShown(database: ContentDatabase, at: number, word: string): boolean {
  const row = database.get(
    `select 1 from address cross join entry on entry.id = address.rowid
     where address match ? and live_from <= ? and live_until > ? limit 1`,
    quote(word),
    at,
    at,
  );
  return row !== undefined;
}

function findWord(
  database: ContentDatabase,
  at: number,
  word: string,
): KnownWord | undefined {
  const row = database.get("select doc from address_word where term = ?", word);
  return row && isShown(database, at, word)
    ? { word, addresses: Number(row["doc"]) }
    : undefined;
}

/** The most similar word of any address with the same first letter. */
function correctWord(
  database: ContentDatabase,
  at: number,
  word: string,
): KnownWord | undefined {
  if (word.length < MIN_LETTERS || !/^[a-z]/u.test(word)) return undefined;
  const limit = Math.max(2, Math.floor(word.length / 4));
  const rows = database.all(
    `select term, doc from address_word
     where term >= ? and term < ? and length(term) between ? and ?`,
    word.charAt(0),
    String.fromCharCode(word.charCodeAt(0) + 1),
    word.length - limit,
    word.length + limit,
  );
  return rows
    .map(({ term, doc }) => ({
      word: String(term),
      addresses: Number(doc),
      edits: distance(word, String(term)),
    }))
    .filter(({ edits }) => edits <= limit)
    .toSorted((a, b) => a.edits - b.edits)
    .find((known) => isShown(database, at, known.word));
}

/**
 * Finds the visible pages whose addresses share words with the given ones, starting with those that have the rarest
 * words. A word that occurs in no address is replaced with the most similar one. The work is bounded, regardless of
 * the number of pages.
 */
export function findSimilarPages(
  database: ContentDatabase,
  at: number,
  asked: readonly string[],
): PageLink[] {
  const words = [...new Set(asked)].slice(0, MAX_WORDS);
  const known = words
    .flatMap(
      (word) =>
        findWord(database, at, word) ?? correctWord(database, at, word) ?? [],
    )
    .toSorted((a, b) => a.addresses - b.addresses);
  const telling = known.filter(({ addresses }) => addresses <= MAX_ADDRESSES);
  const matches = [
    known.map(({ word }) => quote(word)).join(" "),
    ...telling.map(({ word }) => quote(word)),
  ];
  const pages = new Map<string, PageLink>();
  for (const match of new Set(matches)) {
    if (match === "" || pages.size >= MAX_PAGES) break;
    const rows = database.all(
      `select path, title from entry
       where id in (select rowid from address where address match ? limit ?)
         and live_from <= ? and live_until > ? order by id`,
      match,
      MAX_PAGES,
      at,
      at,
    );
    for (const { path, title } of rows)
      pages.set(String(path), { path: String(path), title: String(title) });
  }
  return [...pages.values()].slice(0, MAX_PAGES);
}
