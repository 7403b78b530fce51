import type { DatabaseSync } from "node:sqlite";
import { prepareOnce } from "./search-database.ts";
import { correctTerms, VISIBLE } from "./vocabulary.ts";
import { isUnspaced, wordsOf } from "#schema";

/** Documents that match, best first. */
export interface Found {
  total: number;
  /** How many of them are sorted. The rest is never listed. */
  reachable: number;
  ids: number[];
  /** The words that were searched for. */
  terms: string[];
  isCorrected: boolean;
}

/** Longer queries are cut. */
const MAX_CHARACTERS = 200;
const MAX_TERMS = 12;

/** The weights of a match in the title, the description, the headings and the text. */
const WEIGHTS = "10.0, 5.0, 3.0, 1.0";

/**
 * How many documents are ranked. If more match, only the newest are ranked, plus the newest with the words in their
 * title, description or headings, because words in so many documents are not selective.
 */
const MAX_RANKED = 2000;

/** Minimum length of a word that also matches longer words by prefix. */
const MIN_PREFIX = 3;

/**
 * The words of a query, grouped into phrases whose words must follow each other: a name in a script without spaces.
 */
function toPhrases(query: string): string[][] {
  const words = wordsOf(query.slice(0, MAX_CHARACTERS));
  const phrases: string[][] = [];
  let isOpen = false;
  for (const word of words.slice(0, MAX_TERMS)) {
    const last = phrases.at(-1);
    if (isOpen && last && isUnspaced(word)) last.push(word);
    else phrases.push([word]);
    isOpen = isUnspaced(word);
  }
  return phrases;
}

/** How many documents have a word. 0 if it is unknown. */
function countWith(database: DatabaseSync, word: string): number {
  const row = prepareOnce(
    database,
    "select documents from word where term = ?",
  ).get(word);
  return Number(row?.["documents"] ?? 0);
}

/** True for words that most documents have. Ranking by such words takes long and says nothing. */
function areCommon(database: DatabaseSync, words: readonly string[]): boolean {
  const row = prepareOnce(
    database,
    "select max(id) as last from document",
  ).get();
  const half = Number(row?.["last"]) / 2;
  return words.every((word) => countWith(database, word) > half);
}

/** An FTS5 expression that requires every phrase. Words consist of letters and digits, so none is an operator. */
function toExpression(
  database: DatabaseSync,
  phrases: readonly string[][],
): string {
  return phrases
    .map((phrase, place) => {
      const [word = ""] = phrase;
      const min = place === phrases.length - 1 ? MIN_PREFIX - 1 : MIN_PREFIX;
      const isPrefix =
        word.length >= min &&
        !isUnspaced(word) &&
        countWith(database, word) <= MAX_RANKED;
      return `"${phrase.join(" ")}"${isPrefix ? "*" : ""}`;
    })
    .join(" ");
}

/** @param database has a table `hidden` of the documents that visitors may not see */
function count(database: DatabaseSync, expression: string): number {
  const row = prepareOnce(
    database,
    `select count(*) as n from words where words match ? and ${VISIBLE}`,
  ).get(expression);
  return Number(row?.["n"]);
}

/** The newest matching documents with their ranks. Lower is better. */
function rankNewest(
  database: DatabaseSync,
  expression: string,
): [id: number, rank: number][] {
  const statement = prepareOnce(
    database,
    `select rowid as id, bm25(words, ${WEIGHTS}) as score from words
     where words match ? and ${VISIBLE} order by rowid desc limit ${MAX_RANKED}`,
  );
  return Array.from(statement.iterate(expression), ({ id, score }) => [
    Number(id),
    Number(score),
  ]);
}

/** Matches outside of the text. */
const inHeads = (expression: string) =>
  `{title about headings} : (${expression})`;

/** All matching documents, best first. If there are very many, the best of the ranked ones. */
function rank(database: DatabaseSync, expression: string): number[] {
  const ranks = new Map(rankNewest(database, expression));
  if (ranks.size === MAX_RANKED)
    for (const [id, score] of rankNewest(database, inHeads(expression)))
      ranks.set(id, Math.min(score, ranks.get(id) ?? score));
  return [...ranks]
    .toSorted(([a, rankA], [b, rankB]) => rankA - rankB || b - a)
    .map(([id]) => id);
}

/** The newest matching documents, first those with all words in the title, then in the description or headings. */
function findNewest(
  database: DatabaseSync,
  expression: string,
  words: readonly string[],
): number[] {
  const statement = prepareOnce(
    database,
    `select rowid as id from words
     where words match ? and ${VISIBLE} order by rowid desc limit ${MAX_RANKED}`,
  );
  const find = (wanted: string) =>
    statement.all(wanted).map(({ id }) => Number(id));
  const title = prepareOnce(
    database,
    "select title from document where id = ?",
  );
  const hasTitle = (id: number) => {
    const own = new Set(wordsOf(String(title.get(id)?.["title"])));
    return words.every((word) => own.has(word));
  };
  const heads = find(inHeads(expression));
  const titled = heads.filter(hasTitle);
  return [...new Set([...titled, ...heads, ...find(expression)])];
}

/** Finds the documents that contain every word of a query. If there are none, typos are corrected. */
export function findDocuments(
  database: DatabaseSync,
  query: string,
  limit: number,
  offset: number,
): Found {
  let phrases = toPhrases(query);
  const nothing = { total: 0, reachable: 0, ids: [], isCorrected: false };
  if (phrases.length === 0) return { ...nothing, terms: [] };
  let expression = toExpression(database, phrases);
  let total = count(database, expression);
  let isCorrected = false;
  if (total === 0) {
    const terms = phrases.map((phrase) => phrase.join(" "));
    const corrected = correctTerms(database, terms);
    if (!corrected) return { ...nothing, terms };
    phrases = corrected.map((term) => term.split(" "));
    expression = toExpression(database, phrases);
    total = count(database, expression);
    isCorrected = total > 0;
  }
  const terms = phrases.flat();
  const isRanked = total <= MAX_RANKED || !areCommon(database, terms);
  const found = isRanked
    ? rank(database, expression)
    : findNewest(database, expression, terms);
  return {
    total,
    reachable: found.length,
    ids: found.slice(offset, offset + limit),
    terms,
    isCorrected,
  };
}
