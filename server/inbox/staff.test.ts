import { readFile, readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { setImmediate } from "node:timers/promises";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import type { Inbox } from "./inbox.ts";
import { createFileTransport } from "./mail/file-transport.ts";
import { MailError, type MailTransport } from "./mail/mail-transport.ts";
import { retentionDays } from "./retention.ts";
import { run } from "./run.ts";
import type { NewSubmission } from "./submission.ts";
import { InboxPlaces, type InboxPlace } from "./testing/inbox-places.ts";
import { sampleTheme } from "../testing/sample-theme.ts";

const screening = { score: 1, quarantined: false, signals: [] };
const silent = { info() {}, warn() {}, error() {} };
const settings = {
  site: () => ({
    name: "Northlark",
    url: "https://n.example",
    colors: sampleTheme.colors,
  }),
  staff: () => "team@northlark.example",
  log: silent,
};
const clock = () => new Date("2026-11-21T10:00:00Z");

function message(email: string, text = "Hello"): NewSubmission {
  const fields = { name: "Ada", subject: "A question", message: text };
  return { kind: "contact", email, fields, screening };
}
function signUp(email: string): NewSubmission {
  return { kind: "newsletter", email, fields: {}, screening };
}

async function runInbox(argv: string[], { databaseUrl, dataDir }: InboxPlace) {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  const printed = Promise.all([text(stdout), text(stderr)]);
  const env = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
  const code = await run({ argv, cwd: dataDir, stdout, stderr, env, clock });
  stdout.end();
  stderr.end();
  const [out, err] = await printed;
  return { code, out, err };
}

/** The names of the files under a folder that contain a text. */
async function filesWith(folder: string, needle: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  const found = await Promise.all(
    names.map(async (name) => {
      const file = join(folder, name);
      if ((await stat(file)).isDirectory()) return false;
      return (await readFile(file)).includes(needle);
    }),
  );
  return names.filter((_, at) => found[at]);
}

describe.each(["SQLite", "PostgreSQL"] as const)("Staff on %s", (kind) => {
  const places = new InboxPlaces(kind);
  let place: InboxPlace;
  let inbox: Inbox;
  beforeEach(async () => {
    place = await places.create();
    inbox = await places.open(place, clock);
  });
  afterAll(() => places.remove());

  async function deliver(transport: MailTransport): Promise<void> {
    await inbox.createDelivery({ ...settings, transport }).deliverDue();
  }

  async function writeUntil(signal: AbortSignal): Promise<void> {
    for (let n = 0; !signal.aborted; n += 1) {
      await inbox.record(message(`w${n}@example.com`), { reply: "ok" });
      // SQLite answers synchronously, so the event loop needs a turn.
      await setImmediate();
    }
  }

  test("erase all data of an address, however it is written, and of no other", async () => {
    for (let n = 0; n < 60; n += 1)
      await inbox.record(message(`other${n}@example.com`, "x".repeat(n * 60)), {
        reply: "ok",
      });
    await inbox.record(message("Zoe.Gone@Example.com"), {
      key: "k",
      reply: "ok",
    });
    await inbox.record(signUp("zoe.gone@example.com"), { reply: "ok" });
    await deliver(createFileTransport(place.dataDir, "us@northlark.example"));
    const mailed = async () =>
      filesWith(join(place.dataDir, "mail"), "Zoe.Gone");
    expect(await mailed()).not.toEqual([]);

    const erased = await runInbox(["erase", "ZOE.gone@example.com "], place);
    expect(erased).toMatchObject({ code: 0, err: "" });
    expect(erased.out).toMatch(/^Erased 2 submissions of ZOE\.gone/);
    for (const spelling of ["Zoe.Gone", "zoe.gone"])
      expect(await filesWith(place.dataDir, spelling)).toEqual([]);
    const counts = await inbox.counts();
    expect([counts.contact.total, counts.newsletter.total]).toEqual([60, 0]);

    const again = await runInbox(["erase", "zoe.gone@example.com"], place);
    expect([again.code, again.out]).toEqual([1, ""]);
  });

  test("export what one address has sent", async () => {
    await inbox.record(message("ada@example.com"), { reply: "ok" });
    await inbox.record(message("bob@example.com"), { reply: "ok" });
    const { out } = await runInbox(
      ["export", "all", "--email", "ADA@example.com"],
      place,
    );
    expect(out.match(/@example\.com/g)).toHaveLength(1);
  });

  test("revive mail that was given up", async () => {
    const refuse: MailTransport = {
      perMinute: undefined,
      send: () => Promise.reject(new MailError("never", "550", undefined)),
      close() {},
    };
    for (const name of ["a", "b"])
      await inbox.record(message(`${name}@example.com`), { reply: "ok" });
    await deliver(refuse);
    const stats = await runInbox(["stats", "--json"], place);
    expect(JSON.parse(stats.out)).toMatchObject({ mail: { dead: 2 } });

    const [first] = await inbox.list({ limit: 1 });
    const one = await runInbox(["redrive", first?.id ?? ""], place);
    expect(one.out).toBe("1 mail will be tried again.\n");
    const rest = await runInbox(["redrive"], place);
    expect(rest.out).toBe("1 mail will be tried again.\n");
    await deliver(createFileTransport(place.dataDir, "us@northlark.example"));
    expect(await inbox.mailCounts()).toMatchObject({ sent: 2, dead: 0 });
    const none = await runInbox(["redrive"], place);
    expect(none).toMatchObject({
      code: 0,
      out: "There is no mail that was given up.\n",
    });
  });

  test("release a message from quarantine by its id, once", async () => {
    const spam = { score: 12, quarantined: true, signals: ["trap"] };
    for (const name of ["a", "b"])
      await inbox.record(
        { ...message(`${name}@example.com`), screening: spam },
        { reply: "ok" },
      );
    expect((await runInbox(["redrive"], place)).out).toBe(
      "There is no mail that was given up.\n",
    );
    const [first] = await inbox.list({ limit: 1 });
    const one = await runInbox(["redrive", first?.id ?? ""], place);
    expect(one.out).toBe("1 message left quarantine and will be mailed.\n");
    await deliver(createFileTransport(place.dataDir, "us@northlark.example"));
    expect(
      await filesWith(join(place.dataDir, "mail"), first?.email ?? ""),
    ).toHaveLength(1);
    expect(await inbox.mailCounts()).toMatchObject({ queued: 0, sent: 1 });
    expect((await inbox.counts()).contact).toMatchObject({
      total: 2,
      quarantined: 1,
    });
    const again = await runInbox(["redrive", first?.id ?? ""], place);
    expect(again.out).toBe("There is no mail that was given up.\n");
  });

  test("back up the inbox while the server writes to it", async () => {
    await inbox.record(signUp("first@example.com"), { key: "k", reply: "ok" });
    const stop = new AbortController();
    const written = writeUntil(stop.signal);
    const { code, err } = await runInbox(["backup", "copy.sqlite"], place);
    stop.abort();
    await written;
    expect([code, err]).toEqual([0, ""]);

    const file = join(place.dataDir, "copy.sqlite");
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const copy = new DatabaseSync(file, { readOnly: true });
    expect(copy.prepare("pragma integrity_check").get()).toEqual({
      integrity_check: "ok",
    });
    // Each message has its mail, so no transaction was split.
    const halves = copy
      .prepare(
        "select count(*) as count from submission where id not in (select submission_id from outbox)",
      )
      .get();
    expect(halves).toEqual({ count: 0 });
    expect(copy.prepare("select state from subscription").get()).toEqual({
      state: "pending",
    });
    copy.close();

    const again = await runInbox(["backup", "copy.sqlite"], place);
    expect(again.code).toBe(2);
    expect(again.err).toContain("exists already");
    const other = await runInbox(["backup", "new/folder/copy.sqlite"], place);
    expect([other.code, other.err]).toEqual([0, ""]);
  });

  test("delete submissions that are too old, and keep the rest", async () => {
    const ages = {
      young: retentionDays.quarantined - 1,
      middling: retentionDays.quarantined + 1,
      old: retentionDays.message + 1,
    };
    const start = clock().getTime();
    let days = 0;
    const aged = await places.open(
      place,
      () => new Date(start - days * 24 * 60 * 60 * 1000),
    );
    const spam = { score: 10, quarantined: true, signals: ["trap"] };
    for (const [name, age] of Object.entries(ages)) {
      days = age;
      await aged.record(message(`${name}@example.com`), {
        key: name,
        reply: "ok",
      });
      await aged.record(signUp(`${name}@example.com`), { reply: "ok" });
      await aged.record(
        { ...message(`spam-${name}@example.com`), screening: spam },
        { reply: "ok" },
      );
      await aged
        .createDelivery({
          ...settings,
          transport: createFileTransport(place.dataDir, "us@northlark.example"),
        })
        .deliverDue();
    }
    days = 0;
    await aged.deleteExpired();
    const kept = await aged.list({ limit: 99 });
    expect(
      kept
        .map(({ kind: of, email }) => `${of} ${email.split("@")[0]}`)
        .toSorted(),
    ).toEqual([
      "contact middling",
      "contact spam-young",
      "contact young",
      "newsletter young",
    ]);
    expect(await aged.mailCounts()).toMatchObject({ sent: 2 });
    expect(await readdir(join(place.dataDir, "mail"))).toHaveLength(2);
  });
});
