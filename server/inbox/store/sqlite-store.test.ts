import {
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { testIdentity } from "../testing/test-identity.ts";
import { createInbox } from "../inbox.ts";
import { createNewsletterTokens } from "../newsletter/newsletter-tokens.ts";
import type { NewSubmission } from "../submission.ts";
import { migrate } from "./migrate.ts";
import { recordSubmission } from "./record-submission.ts";
import { probeWrite } from "./probe-write.ts";
import { openSqliteConnection } from "./sqlite-connection.ts";
import { openSqliteFile, sqlitePath } from "./sqlite-file.ts";
import { createSqliteStore } from "./sqlite-store.ts";

const now = new Date("2026-11-21T10:00:00Z");
let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "inbox-sqlite-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function submission(text: string): NewSubmission {
  return {
    kind: "contact",
    email: "ada@example.com",
    fields: { message: text },
    screening: { score: 0, quarantined: false, signals: [] },
  };
}

async function openStore(patience?: number) {
  const file = openSqliteConnection(sqlitePath(folder), openSqliteFile);
  const connection = file.current();
  const store = createSqliteStore(file, { patience });
  await migrate(store, now);
  const tokens = createNewsletterTokens(testIdentity.secret);
  const context = { ...testIdentity, now, tokens };
  const record = (text: string) =>
    recordSubmission(
      store,
      submission(text),
      { key: text, reply: "ok" },
      context,
    );
  const texts = async () => {
    const rows = await store.database
      .selectFrom("submission")
      .select("fields")
      .orderBy("created_at")
      .execute();
    return rows.map((row) => row.fields);
  };
  return { connection, store, record, texts };
}

test("makes a folder and files that no other user can read", async () => {
  const dataDir = join(folder, "new", "data");
  const inbox = await createInbox({
    ...testIdentity,
    dataDir,
    clock: () => now,
  });
  const modes = readdirSync(dataDir).map((name) => [
    name,
    statSync(join(dataDir, name)).mode & 0o777,
  ]);
  await inbox.close();
  expect(modes).toEqual([
    ["northlark.sqlite", 0o600],
    ["northlark.sqlite-shm", 0o600],
    ["northlark.sqlite-wal", 0o600],
  ]);
  expect(statSync(dataDir).mode & 0o777).toBe(0o700);
});

test("closes an existing file to other users", async () => {
  writeFileSync(sqlitePath(folder), "", { mode: 0o644 });
  const { store } = await openStore();
  await store.close();
  expect(statSync(sqlitePath(folder)).mode & 0o777).toBe(0o600);
});

test("puts every commit on disk before it is reported", async () => {
  const { connection, store } = await openStore();
  const pragma = (name: string) =>
    Object.values(connection.prepare(`pragma ${name}`).get() ?? {})[0];
  expect([pragma("journal_mode"), pragma("synchronous")]).toEqual(["wal", 2]);
  expect(pragma("foreign_keys")).toBe(1);
  await store.close();
});

test("fails with an error while another process has locked the file", async () => {
  const { store, record, texts } = await openStore(300);
  const other = new DatabaseSync(sqlitePath(folder));
  other.exec("begin immediate");
  await expect(record("a")).rejects.toMatchObject({
    name: "AppError",
    code: "unavailable",
    message: "The database cannot be used: database is locked.",
  });
  other.exec("rollback");
  expect(await texts()).toEqual([]);
  expect(await record("a")).toBe("ok");
  other.close();
  await store.close();
});

test("waits for a short lock without blocking the process", async () => {
  const { store, record, texts } = await openStore(4000);
  const other = new DatabaseSync(sqlitePath(folder));
  other.exec("begin immediate");
  setTimeout(() => other.exec("commit"), 600);
  expect(await record("a")).toBe("ok");
  expect(await texts()).toHaveLength(1);
  other.close();
  await store.close();
});

test("locks the file when a transaction begins, so that it can write after it has read", async () => {
  const { store } = await openStore();
  const other = new DatabaseSync(sqlitePath(folder));
  await store.transact(async (transaction) => {
    await transaction.selectFrom("submission").select("id").execute();
    expect(() => other.exec("begin immediate")).toThrow("locked");
  });
  other.close();
  await store.close();
});

test("fails with an error when the disk is full", async () => {
  const { connection, store, record, texts } = await openStore();
  await record("before");
  const pages = connection.prepare("pragma page_count").get()?.["page_count"];
  connection.exec(`pragma max_page_count = ${Number(pages)}`);
  await expect(record("x".repeat(5000))).rejects.toMatchObject({
    code: "unavailable",
    message: "The database cannot be used: database or disk is full.",
  });
  expect(await texts()).toHaveLength(1);

  connection.exec("pragma max_page_count = 1000000");
  expect(await record("x".repeat(5000))).toBe("ok");
  expect(await texts()).toHaveLength(2);
  await store.close();
});

test("is not ready while the disk is full, and ready again after", async () => {
  const { connection, store } = await openStore();
  await probeWrite(store);
  const pages = connection.prepare("pragma page_count").get()?.["page_count"];
  // The probe frees the pages of one message, and this message uses them.
  connection.exec("create table filler (text)");
  connection.exec("insert into filler values (zeroblob(40000))");
  connection.exec(`pragma max_page_count = ${Number(pages)}`);
  await expect(probeWrite(store)).rejects.toMatchObject({
    code: "unavailable",
  });
  connection.exec("pragma max_page_count = 1000000");
  await probeWrite(store);
  await store.close();
});

test("leaves no trace of a submission that fails halfway", async () => {
  const { store, texts } = await openStore();
  const broken = store.transact(async (transaction) => {
    await transaction
      .insertInto("migration")
      .values({ name: "999-x", applied_at: "" })
      .execute();
    throw new Error("halfway");
  });
  await expect(broken).rejects.toThrow("halfway");
  const names = await store.database
    .selectFrom("migration")
    .select("name")
    .where("name", "=", "999-x")
    .execute();
  expect([names, await texts()]).toEqual([[], []]);
  await store.close();
});

test("refuses a database that a newer version has used", async () => {
  const { connection, store } = await openStore();
  connection.exec("insert into migration values ('999-later', '')");
  await store.close();
  await expect(
    createInbox({ ...testIdentity, dataDir: folder, clock: () => now }),
  ).rejects.toMatchObject({
    code: "database_newer",
    message: expect.stringContaining('"999-later"'),
  });
});

test("says what is wrong with a file that is no database", async () => {
  writeFileSync(sqlitePath(folder), "no database".repeat(100));
  await expect(
    createInbox({ ...testIdentity, dataDir: folder, clock: () => now }),
  ).rejects.toMatchObject({
    code: "unavailable",
    message: "The database cannot be used: file is not a database.",
  });
});

test("says that no folder can be made inside a file", async () => {
  const file = join(folder, "file");
  writeFileSync(file, "");
  await expect(
    createInbox({
      ...testIdentity,
      dataDir: join(file, "data"),
      clock: () => now,
    }),
  ).rejects.toMatchObject({ name: "AppError", code: "unavailable" });
});
