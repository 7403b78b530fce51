import type { DatabaseSync } from "node:sqlite";
import { prepareOnce } from "./search-database.ts";
import { correctTerms, VISIBLE } from "./vocabulary.ts";
import { isUnspaced, wordsOf } from "./words.ts";

/** Documents that match, best first. */
export interface Found {
  total: number;
  /** How many of them are in order: the rest is never listed. */
  reachable: number;
  ids: number[];
  /** What was searched, word by word. */
  terms: string[];
  isCorrected: boolean;
}

/** Longer queries are cut. */
const MAX_CHARACTERS = 200;
const MAX_TERMS = 12;

/** What a match counts in the title, the description, the headings and the text. */
const WEIGHTS = "10.0, 5.0, 3.0, 1.0";

/**
 * How many documents are ranked. Of more, only the newest are, and the newest with the words in their title, description
 * or headings: words that so many documents have say little about which one is meant.
 */
const MAX_RANKED = 2000;

/** A word this long also finds words that begin with it. */
const MIN_PREFIX = 3;

/** The words of a query, in rows of those that must follow each other: a name in a script without spaces. */
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

/** True for a word that so many documents have that nobody misses those with longer words. */
function isFrequent(database: DatabaseSync, word: string): boolean {
  const row = prepareOnce(
    database,
    "select documents from word where term = ?",
  ).get(word);
  return Number(row?.["documents"] ?? 0) > MAX_RANKED;
}

/** An expression of FTS5 that every phrase has to match. Words are letters and digits, so that none is an operator. */
function toExpression(
  database: DatabaseSync,
  phrases: readonly string[][],
): string {
  return phrases
    .map((phrase, place) => {
      const [word = ""] = phrase;
      const min = place === phrases.length - 1 ? MIN_PREFIX - 1 : MIN_PREFIX;
      const isPrefix =
        word.length >= min && !isUnspaced(word) && !isFrequent(database, word);
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

/** The newest documents that match, with their ranks: the lower the better. */
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

/** All documents that match, best first; of very many, the best of those that are ranked. */
function rank(database: DatabaseSync, expression: string): number[] {
  const ranks = new Map(rankNewest(database, expression));
  if (ranks.size === MAX_RANKED)
    for (const [id, score] of rankNewest(
      database,
      `{title about headings} : (${expression})`,
    ))
      ranks.set(id, Math.min(score, ranks.get(id) ?? score));
  return [...ranks]
    .toSorted(([a, rankA], [b, rankB]) => rankA - rankB || b - a)
    .map(([id]) => id);
}

/** The documents that have every word of a query. If none has, words with typos are corrected. */
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
  const ranked = rank(database, expression);
  return {
    total,
    reachable: ranked.length,
    ids: ranked.slice(offset, offset + limit),
    terms: phrases.flat(),
    isCorrected,
  };
}
