import { DatabaseSync } from "node:sqlite";
import { SEARCH_LAYOUT, searchTables } from "#schema";
import { createVocabulary } from "./vocabulary.ts";

/** A page that matches, and how well. */
export interface Ranked {
  path: string;
  score: number;
}

/** The entries that the toolchain has indexed. Only the visible ones are found and counted. */
export type EntryIndex = ReturnType<typeof createEntryIndex>;

/** The weights of a match in the title, the description, the headings and the text. */
export const WEIGHTS = [10, 5, 3, 1] as const;

/** Added to the score of a page with every word in its title: more than any other score. */
export const IN_TITLE = 1000;

/** How many entries are ranked at most. Words that more have are not selective. */
const MAX_RANKED = 2000;

/**
 * Opens `search.sqlite` for reading.
 * @param isVisible whether visitors may see the entry with a path
 * @throws Error if the file is missing, broken or of another layout
 */
export function openEntryIndex(
  file: string,
  isVisible: (path: string) => boolean,
): EntryIndex {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 100 });
  try {
    const layout = database.prepare("pragma user_version").get();
    if (layout?.["user_version"] !== SEARCH_LAYOUT)
      throw new Error(`${file} was written by another version of the tools.`);
    hide(database, isVisible);
    return createEntryIndex(database);
  } catch (error) {
    database.close();
    throw error;
  }
}

/** An index without entries. */
export function openEmptyIndex(): EntryIndex {
  const database = new DatabaseSync(":memory:");
  database.exec(searchTables);
  hide(database, () => true);
  return createEntryIndex(database);
}

function createEntryIndex(database: DatabaseSync) {
  const matching = `from words where words match ?
    and words.rowid not in (select id from hidden)`;
  const first = database.prepare(`select 1 ${matching} limit 1`);
  const counted = database.prepare(`select count(*) as n ${matching}`);
  const newest = database.prepare(
    `select (select path from document where id = words.rowid) as path,
       -bm25(words, ${WEIGHTS.join(", ")}) as score
     ${matching} order by words.rowid desc limit ${MAX_RANKED}`,
  );
  const size = database.prepare("select count(*) as n from document").get();
  // Asked again for the weight of the only word of a query.
  let last = { expression: "", total: 0 };
  const rankNewest = (expression: string) =>
    newest.all(expression).map(({ path, score }): Ranked => ({
      path: String(path),
      score: Number(score),
    }));
  return {
    ...createVocabulary(database),
    size: Number(size?.["n"]),
    has: (expression: string) => first.get(expression) !== undefined,
    count(expression: string): number {
      if (last.expression !== expression)
        last = { expression, total: Number(counted.get(expression)?.["n"]) };
      return last.total;
    },
    /** The matching entries. If there are very many, the newest and the newest with the words outside of the text. */
    rank(expression: string): Ranked[] {
      const scores = new Map<string, number>();
      const add = (found: readonly Ranked[], bonus = 0) => {
        for (const { path, score } of found)
          scores.set(path, (scores.get(path) ?? score) + bonus);
        return found.length;
      };
      const isFull = add(rankNewest(expression)) === MAX_RANKED;
      // Those that are known already keep their scores.
      if (isFull) add(rankNewest(`{title about headings} : (${expression})`));
      add(rankNewest(`{title} : (${expression})`), IN_TITLE);
      return [...scores].map(([path, score]) => ({ path, score }));
    },
    close: () => database.close(),
  };
}

/** Notes which entries visitors may not see. Usually there are none. */
function hide(
  database: DatabaseSync,
  isVisible: (path: string) => boolean,
): void {
  database.exec("create temp table hidden (id integer primary key); begin");
  const insert = database.prepare("insert into hidden values (?)");
  const rows = database.prepare("select id, path from document").all();
  for (const { id, path } of rows)
    if (!isVisible(String(path))) insert.run(Number(id));
  database.exec("commit");
}
