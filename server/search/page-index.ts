import { DatabaseSync } from "node:sqlite";
import { stem } from "porter2";
import {
  createStems,
  INSERT_WORD,
  searchTables,
  toSearchColumns,
} from "#schema";
import {
  IN_TITLE,
  WEIGHTS,
  type EntryIndex,
  type Ranked,
} from "./entry-index.ts";
import type { PageDocument } from "./page-documents.ts";
import { countIn, toExpression, type Term } from "./terms.ts";
import { createVocabulary } from "./vocabulary.ts";

/** The pages of the site that no entry has. They are few, so that each search reads them all. */
export type PageIndex = ReturnType<typeof createPageIndex>;

/** The parameters of bm25 in FTS5. */
const [K1, B] = [1.2, 0.75];

interface Page {
  path: string;
  /** A line of stems for each weight, with spaces around every stem. */
  lines: readonly string[];
  /** In words. */
  length: number;
}

function toPage({ path, columns }: { path: string; columns: string[] }): Page {
  const lines = columns.map((words) => ` ${words} `);
  return { path, lines, length: lines.join("").split(" ").length };
}

const frequencyOf = (page: Page, term: Term) =>
  page.lines
    .map((line, place) => countIn(line, term) * (WEIGHTS[place] ?? 1))
    .reduce((sum, count) => sum + count);

/** How much a term says about a page, as bm25 of FTS5 computes it for entries. */
function weightOf(term: Term, entries: EntryIndex): number {
  const count = entries.count(toExpression([term]));
  const ratio = (entries.size - count + 0.5) / (count + 0.5);
  return Math.max(Math.log(ratio), 1e-6);
}

export function createPageIndex(documents: readonly PageDocument[]) {
  const database = new DatabaseSync(":memory:");
  database.exec(searchTables);
  const stems = createStems(stem);
  const byPath = new Map(documents.map((page) => [page.path, page]));
  const pages = documents.map(({ description, path, text, title }) => {
    const document = { title, about: description, headings: "", text };
    return toPage({ path, columns: toSearchColumns(document, stems) });
  });
  database.exec("begin");
  const insert = database.prepare(INSERT_WORD);
  for (const row of stems.rows()) insert.run(...row);
  database.exec("commit");
  const averageLength =
    pages.reduce((sum, { length }) => sum + length, 0) / pages.length;

  const find = (terms: readonly Term[]) =>
    pages.filter((page) => terms.every((term) => frequencyOf(page, term) > 0));

  return {
    ...createVocabulary(database),
    get: (path: string) => byPath.get(path),
    count: (terms: readonly Term[]) => find(terms).length,
    /** The pages with every term. Their scores can be compared with those of entries. */
    rank(terms: readonly Term[], entries: EntryIndex): Ranked[] {
      const found = find(terms);
      if (found.length === 0) return [];
      const weights = terms.map((term) => weightOf(term, entries));
      return found.map((page) => {
        const size = K1 * (1 - B + (B * page.length) / averageLength);
        const scores = terms.map((term, place) => {
          const frequency = frequencyOf(page, term);
          const weight = weights[place] ?? 0;
          return (weight * frequency * (K1 + 1)) / (frequency + size);
        });
        const [title = ""] = page.lines;
        const isTitle = terms.every((term) => countIn(title, term) > 0);
        const score = scores.reduce((sum, part) => sum + part, 0);
        return { path: page.path, score: score + (isTitle ? IN_TITLE : 0) };
      });
    },
    close: () => database.close(),
  };
}
