import { afterAll, afterEach, describe, expect, test } from "vitest";
import type { Inbox } from "./inbox.ts";
import type { NewSubmission } from "./submission.ts";
import { InboxPlaces } from "./testing/inbox-places.ts";

const DAY = 24 * 60 * 60 * 1000;
const clean = { score: 1, quarantined: false, signals: ["no-token"] };
const trapped = { score: 11, quarantined: true, signals: ["trap", "no-token"] };

function message(subject: string, screening = clean): NewSubmission {
  const fields = { name: "Ada", subject, message: "Hello\nthere" };
  return { kind: "contact", email: "ada@example.com", fields, screening };
}

function signUp(email: string, screening = clean): NewSubmission {
  return { kind: "newsletter", email, fields: { source: "home" }, screening };
}

async function subjects(inbox: Inbox): Promise<(string | undefined)[]> {
  const found = await inbox.list({ limit: 5000 });
  return found.map((submission) => submission.fields["subject"]);
}

describe.each(["SQLite", "PostgreSQL"] as const)("The inbox in %s", (kind) => {
  const places = new InboxPlaces(kind);
  const openNew = async (clock?: () => Date) =>
    places.open(await places.create(), clock);
  afterEach(() => places.closeInboxes());
  afterAll(() => places.remove());

  test("keeps all fields of a message", async () => {
    const now = new Date("2026-11-21T10:00:00.000Z");
    const inbox = await openNew(() => now);
    const fields = {
      name: `Zoë "Z" O'Neil`,
      company: "=cmd()",
      subject: "Grüße, 世界 🌍",
      message: "One\n\ttwo; drop table submission; --",
    };
    const email = "Zoe@Example.com";
    await inbox.record(
      { kind: "contact", email, fields, screening: trapped },
      { reply: "ok" },
    );

    const [listed] = await inbox.list({ limit: 1 });
    expect(listed).toEqual({
      id: listed?.id,
      kind: "contact",
      email,
      fields,
      createdAt: "2026-11-21T10:00:00.000Z",
      quarantined: true,
      signals: ["trap", "no-token"],
      state: undefined,
    });
    expect(await inbox.get(listed?.id ?? "")).toEqual(listed);
    expect(await inbox.get("none")).toBeUndefined();
  });

  test("lists the newest first and only the kind asked for", async () => {
    let time = Date.parse("2026-11-21T10:00:00Z");
    const inbox = await openNew(() => new Date((time += 1000)));
    await inbox.record(message("first"), { reply: "ok" });
    await inbox.record(signUp("a@b.co"), { reply: "ok" });
    await inbox.record(message("second"), { reply: "ok" });

    expect(await subjects(inbox)).toEqual(["second", undefined, "first"]);
    const contact = await inbox.list({ kind: "contact", limit: 1 });
    expect(contact.map((each) => each.fields["subject"])).toEqual(["second"]);
  });

  test("keeps what was recorded when it is opened again", async () => {
    const place = await places.create();
    const first = await places.open(place);
    await first.record(message("kept"), { key: "k", reply: "first" });
    await places.closeInboxes();

    const again = await places.open(place);
    expect(await subjects(again)).toEqual(["kept"]);
    expect(
      await again.record(message("kept"), { key: "k", reply: "new" }),
    ).toBe("first");
  });

  test("lets two processes open an empty database at once", async () => {
    const place = await places.create();
    const [one, two] = await Promise.all([
      places.open(place),
      places.open(place),
    ]);
    await one.record(message("from one"), { reply: "ok" });
    await two.ready();
    expect(await subjects(two)).toEqual(["from one"]);
  });

  test("repeats the first reply for the same key and fields", async () => {
    const inbox = await openNew();
    const post = (reply: string) =>
      inbox.record(message("once"), { key: "k", reply });
    expect(await post("first")).toBe("first");
    expect(await post("second")).toBe("first");
    expect(await subjects(inbox)).toEqual(["once"]);
  });

  test("refuses a key that was used with other fields", async () => {
    const inbox = await openNew();
    await inbox.record(message("a"), { key: "k", reply: "ok" });
    await expect(
      inbox.record(message("b"), { key: "k", reply: "ok" }),
    ).rejects.toMatchObject({ code: "conflict" });
    expect(await subjects(inbox)).toEqual(["a"]);
  });

  test("allows the same key once for each of the two forms", async () => {
    const inbox = await openNew();
    await inbox.record(message("a"), { key: "k", reply: "contact" });
    expect(
      await inbox.record(signUp("a@b.co"), {
        key: "k",
        reply: "newsletter",
      }),
    ).toBe("newsletter");
  });

  test("accepts a key again after 24 hours", async () => {
    let now = Date.parse("2026-11-21T10:00:00Z");
    const inbox = await openNew(() => new Date(now));
    const post = (subject: string, reply: string) =>
      inbox.record(message(subject), { key: "k", reply });
    await post("a", "first");
    now += DAY - 1;
    expect(await post("a", "second")).toBe("first");
    now += 1;
    expect(await post("b", "third")).toBe("third");
    expect(await post("b", "fourth")).toBe("third");
    expect(await subjects(inbox)).toEqual(["b", "a"]);
  });

  test("stores one of 50 simultaneous posts with the same key", async () => {
    const inbox = await openNew();
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        inbox.record(message("one"), { key: "k", reply: `reply ${n}` }),
      ),
    );
    expect(new Set(replies).size).toBe(1);
    expect(await subjects(inbox)).toEqual(["one"]);
  });

  test("stores an address once, however it is written and however often it is sent", async () => {
    const inbox = await openNew();
    const spellings = ["Ada@München.example", "ada@xn--mnchen-3ya.example"];
    await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        inbox.record(signUp(spellings[n % 2] ?? ""), {
          reply: "ok",
        }),
      ),
    );
    const found = await inbox.list({ limit: 5 });
    expect(found.map((each) => each.state)).toEqual(["pending"]);
  });

  test("releases an address from quarantine when a person signs up with it", async () => {
    const inbox = await openNew();
    const quarantined = async () =>
      (await inbox.list({ limit: 5 })).map((each) => each.quarantined);
    await inbox.record(signUp("a@b.co", trapped), { reply: "ok" });
    expect(await quarantined()).toEqual([true]);
    await inbox.record(signUp("a@b.co"), { reply: "ok" });
    expect(await quarantined()).toEqual([false]);
    await inbox.record(signUp("a@b.co", trapped), { reply: "ok" });
    expect(await quarantined()).toEqual([false]);
  });

  test("counts by kind, quarantine and state", async () => {
    const inbox = await openNew(() => new Date("2026-11-21T10:00:00Z"));
    await inbox.record(message("a"), { reply: "ok" });
    await inbox.record(message("b", trapped), { reply: "ok" });
    await inbox.record(signUp("a@b.co"), { reply: "ok" });
    await inbox.record(signUp("x@b.co", trapped), { reply: "ok" });
    const none = { pending: 0, confirmed: 0, unsubscribed: 0 };
    const both = {
      total: 2,
      quarantined: 1,
      newest: "2026-11-21T10:00:00.000Z",
    };
    expect(await inbox.counts()).toEqual({
      contact: { ...both, states: none },
      newsletter: { ...both, states: { ...none, pending: 1 } },
    });
  });

  test("exports every submission once, oldest first, over many pages", async () => {
    let time = Date.parse("2026-11-21T10:00:00Z");
    const inbox = await openNew(() => new Date((time += 1)));
    const sent = Array.from({ length: 1001 }, (_, n) => `subject ${n}`);
    for (const subject of sent)
      await inbox.record(message(subject), { reply: "ok" });
    await inbox.record(signUp("a@b.co"), { reply: "ok" });

    const given: (string | undefined)[] = [];
    for await (const submission of inbox.each({ kind: "contact" }))
      given.push(submission.fields["subject"]);
    expect(given).toEqual(sent);
  });
});
