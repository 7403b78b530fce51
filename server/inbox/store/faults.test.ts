import {
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createInbox, type Inbox } from "../inbox.ts";
import { testIdentity } from "../testing/test-identity.ts";
import { sqlitePath } from "./sqlite-file.ts";

const clock = () => new Date();
const screening = { score: 0, quarantined: false, signals: [] };
const record = (inbox: Inbox, subject: string) =>
  inbox.record(
    { kind: "contact", email: "a@b.co", fields: { subject }, screening },
    { key: subject, reply: "ok" },
  );

describe("A SQLite file", () => {
  let folder = "";
  let inbox: Inbox;
  let logged: string[] = [];
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "inbox-faults-"));
    logged = [];
    const keep = (message: string) => void logged.push(message);
    const log = { warn: keep, error: keep };
    inbox = await createInbox({ ...testIdentity, dataDir: folder, clock, log });
  });
  afterEach(async () => {
    await inbox.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const stored = () => {
    const database = new DatabaseSync(sqlitePath(folder), { readOnly: true });
    const rows = database.prepare("select fields from submission").all();
    database.close();
    return rows.map((row) => row["fields"]);
  };

  test.each([
    ["deleted", () => rmSync(sqlitePath(folder))],
    ["gone with its folder", () => rmSync(folder, { recursive: true })],
    [
      "moved away",
      () => renameSync(sqlitePath(folder), join(folder, "elsewhere")),
    ],
  ])(
    "that is %s takes no message; the next one is stored in a new file",
    async (_what, harm) => {
      await record(inbox, "before");
      harm();
      await expect(record(inbox, "during")).rejects.toMatchObject({
        code: "unavailable",
        message: expect.stringContaining("deleted or replaced"),
      });
      expect(await record(inbox, "during")).toBe("ok");
      expect(stored()).toEqual(['{"subject":"during"}']);
      expect(logged).toEqual([
        "the database file was deleted or replaced while in use",
      ]);
    },
  );

  test("that is replaced by a backup is opened again, even while another process has the old one open", async () => {
    await record(inbox, "kept");
    const copy = join(folder, "copy");
    const reader = new DatabaseSync(sqlitePath(folder));
    reader.exec(`vacuum into '${copy}'`);
    await record(inbox, "after the backup");
    renameSync(copy, sqlitePath(folder));
    await expect(inbox.ready()).rejects.toMatchObject({ code: "unavailable" });
    await inbox.ready();
    await record(inbox, "new");
    expect(stored()).toEqual(['{"subject":"kept"}', '{"subject":"new"}']);
    reader.close();
  });

  test("without its log, or overwritten as well, keeps what is stored from then on", async () => {
    await record(inbox, "before");
    const file = sqlitePath(folder);
    const copy = join(folder, "copy");
    const reader = new DatabaseSync(file);
    reader.exec(`vacuum into '${copy}'`);
    reader.close();
    const removeLog = () => {
      rmSync(`${file}-wal`);
      rmSync(`${file}-shm`);
    };
    removeLog();
    await expect(record(inbox, "lost")).rejects.toMatchObject({
      code: "unavailable",
    });
    expect(await record(inbox, "one")).toBe("ok");
    expect(stored()).toContain('{"subject":"one"}');
    expect(stored()).toContain('{"subject":"before"}');

    removeLog();
    writeFileSync(file, readFileSync(copy));
    await expect(inbox.ready()).rejects.toMatchObject({ code: "unavailable" });
    expect(await record(inbox, "two")).toBe("ok");
    expect(stored()).toEqual(['{"subject":"before"}', '{"subject":"two"}']);
    expect(inbox.replacedAt()).toMatch(/^2/u);
    expect(logged).toHaveLength(2);
  });

  test("that is deleted loses none of several simultaneous posts", async () => {
    await record(inbox, "before");
    rmSync(sqlitePath(folder));
    const subjects = Array.from({ length: 50 }, (_, n) => `number ${n}`);
    const answers = await Promise.all(
      subjects.map((subject) => record(inbox, subject).catch(() => "refused")),
    );
    const acknowledged = subjects.filter((_, at) => answers[at] === "ok");
    expect(stored().toSorted()).toEqual(
      acknowledged.map((subject) => JSON.stringify({ subject })).toSorted(),
    );
  });
});
