import { DatabaseSync } from "node:sqlite";
import { join } from "node:path";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { afterAll, expect, it } from "vitest";
import { blogEntry, createIndex } from "../testing/content-folder.ts";
import { openContentDatabase } from "./content-database.ts";
import { createEntryQueries } from "./entry-queries.ts";
import { createPostLists } from "./post-lists.ts";
import { createRelatedPosts } from "./related-posts.ts";
import { writeDatabase } from "./write-database.ts";

const folder = mkdtempSync(join(tmpdir(), "query-plans-"));
afterAll(() => rmSync(folder, { recursive: true }));

// Lists that stop after a page may scan posts, because their rows are in the order of lists.
it("reads a post's page without sorting or scanning all entries", () => {
  const file = join(folder, "content.sqlite");
  const post = blogEntry("one");
  writeDatabase(file, createIndex({ blog: [post, blogEntry("two")] }));
  const database = openContentDatabase(file);
  const asked = new Set<string>();
  const watched = {
    ...database,
    get: (sql: string, ...values: never[]) => {
      asked.add(sql);
      return database.get(sql, ...values);
    },
    all: (sql: string, ...values: never[]) => {
      asked.add(sql);
      return database.all(sql, ...values);
    },
  };
  const entries = createEntryQueries(watched, 0);
  entries.entry("blog", "one");
  entries.beside("blog", "one", 1);
  entries.beside("blog", "one", -1);
  entries.atPath("/blog/one");
  entries.list("blog", 24);
  createPostLists(watched, 0).list({ limit: 24 });
  const request = { post, text: "words of a text", links: ["/blog/two"] };
  createRelatedPosts(watched, 0)(request, 3);
  database.close();

  const connection = new DatabaseSync(file, { readOnly: true });
  const plans = [...asked].map((sql) => ({
    sql,
    plan: connection
      .prepare(`explain query plan ${sql}`)
      .all()
      .map(({ detail }) => String(detail)),
  }));
  connection.close();
  expect(plans.length).toBeGreaterThan(8);
  const slow = plans.filter(({ plan }) =>
    plan.some((step) => /SCAN (entry|source)|FOR ORDER BY/u.test(step)),
  );
  expect(slow).toEqual([]);
});
