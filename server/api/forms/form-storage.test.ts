import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { contact, failureReply } from "#contract";
import type { Inbox } from "../../inbox/inbox.ts";
import { sqlitePath } from "../../inbox/store/sqlite-file.ts";
import { InboxPlaces } from "../../inbox/testing/inbox-places.ts";
import {
  browser,
  formData,
  json,
  letter,
  post,
  urlencoded,
} from "./testing/form-post.ts";
import { startFormServer, type FormServer } from "./testing/form-server.ts";

const places = new InboxPlaces("SQLite");
let file = "";
let inbox: Inbox;
let server: FormServer;
beforeEach(async () => {
  const place = await places.create();
  inbox = await places.open(place);
  file = sqlitePath(place.dataDir);
  server = await startFormServer(inbox);
});
afterEach(async () => {
  await server.close();
  await places.remove();
});

const body = (value: unknown) => JSON.stringify(value);
const own = () => ({ origin: server.origin });
const send = (sent: string, headers: Record<string, string> = json) =>
  post(server.origin + contact.path, sent, headers);

async function total(): Promise<number> {
  return (await inbox.counts()).contact.total;
}

describe("What the forms store", () => {
  test("is trimmed and has uniform line breaks", async () => {
    const spaced = Object.fromEntries(
      Object.entries(letter).map(([name, value]) => [name, `  ${value} `]),
    );
    const crlf = { ...spaced, message: "One\r\nTwo\rThree" };
    await send(formData(crlf), {
      ...urlencoded,
      ...own(),
    });
    const { email, message: _, ...fields } = letter;
    expect(await inbox.list({ limit: 9 })).toMatchObject([
      { email, fields: { ...fields, message: "One\nTwo\nThree" } },
    ]);
  });

  test("has every field of the contract", async () => {
    // A text that is valid in any field.
    const text = "ada@example.com";
    const all = contact.fieldNames.map((name) => [name, text]);
    expect((await send(body(Object.fromEntries(all)))).status).toBe(200);
    const [stored] = await inbox.list({ limit: 1 });
    expect({ email: stored?.email, ...stored?.fields }).toEqual(
      Object.fromEntries(all),
    );
  });

  test("is in quarantine if the honeypot is filled", async () => {
    await send(body({ ...letter, website: "x" }));
    await send(body({ ...letter, website: "", token: "t" }));
    const found = await inbox.list({ limit: 9 });
    expect(
      found
        .toReversed()
        .map(({ quarantined, signals }) => ({ quarantined, signals })),
    ).toEqual([
      { quarantined: true, signals: ["trap", "no-token"] },
      { quarantined: false, signals: ["bad-token"] },
    ]);
  });

  test("is one message for 50 simultaneous posts with the same key", async () => {
    const headers = { ...json, "idempotency-key": "one" };
    const replies = await Promise.all(
      Array.from({ length: 50 }, () => send(body(letter), headers)),
    );
    expect(new Set(replies.map((reply) => reply.status))).toEqual(
      new Set([200]),
    );
    expect(await total()).toBe(1);
  });

  test("answers 409 to another message with the same key", async () => {
    const headers = { ...json, "idempotency-key": "one" };
    await send(body(letter), headers);
    const reply = await send(body({ ...letter, message: "Another" }), headers);
    expect([reply.status, failureReply.parse(await reply.json()).code]).toEqual(
      [409, "conflict"],
    );
  });

  test("is one message if a visitor reloads the reply to a form", async () => {
    const sent = formData(letter);
    const headers = { ...urlencoded, ...browser, ...own() };
    await send(sent, headers);
    await send(sent, headers);
    expect(await total()).toBe(1);
  });

  test("is two messages if a program sends one twice without a key", async () => {
    await send(body(letter));
    await send(body(letter));
    expect(await total()).toBe(2);
  });

  test.each(["name", "subject", "company"])(
    "has no control character in %s",
    async (field) => {
      for (const bad of [
        "a\r\nBcc: b@c.de",
        "a\nb",
        "a\u0000b",
        "a\u001bb",
        "a\u0085b",
        "a\u2028b",
      ]) {
        const reply = await send(body({ ...letter, [field]: bad }));
        const failure = failureReply.parse(await reply.json());
        expect(failure.errors?.map((error) => error.field)).toEqual([field]);
      }
      expect(await total()).toBe(0);
    },
  );

  test("has no control character but tabs and line breaks in a message", async () => {
    for (const bad of ["\u0000", "\u0007", "\u001b[2J", "\u007f"]) {
      const sent = body({ ...letter, message: `a${bad}b` });
      expect((await send(sent)).status).toBe(422);
    }
    const sent = body({ ...letter, message: "a\tb\nc" });
    expect((await send(sent)).status).toBe(200);
  });

  test.each([
    ["name", 100],
    ["company", 150],
    ["subject", 150],
    ["message", 5000],
  ])(
    "has no more letters in %s than the contract allows",
    async (field, max) => {
      const sendLength = (length: number) =>
        send(body({ ...letter, [field]: "x".repeat(length) }));
      expect((await sendLength(max)).status).toBe(200);
      expect((await sendLength(max + 1)).status).toBe(422);
    },
  );

  test.each([
    ["emoji", "\u{1f600}"],
    ["Chinese characters", "\u4e16"],
  ])("is 5,000 %s, escaped or not", async (_what, character) => {
    const text = character.repeat(5000);
    const plain = body({ ...letter, message: text });
    const escaped = plain.replaceAll(
      /[^\x20-\x7e]/g,
      (unit) => `\\u${unit.charCodeAt(0).toString(16)}`,
    );
    const post = formData({ ...letter, message: text });
    const statuses = [
      await send(plain),
      await send(escaped),
      await send(post, { ...urlencoded, ...own() }),
      await send(body({ ...letter, message: `${text}${character}` })),
    ].map((reply) => reply.status);
    expect(statuses).toEqual([200, 200, 200, 422]);
    const stored = await inbox.list({ limit: 9 });
    expect(new Set(stored.map((each) => each.fields["message"]))).toEqual(
      new Set([text]),
    );
  });

  test("is nothing while the database is locked, and the client gets 503", async () => {
    const other = new DatabaseSync(file);
    other.exec("begin immediate");
    const headers = { ...json, "idempotency-key": "one" };
    const refused = await send(body(letter), headers);
    const failure = failureReply.parse(await refused.json());
    expect([refused.status, failure.code]).toEqual([503, "unavailable"]);
    other.exec("rollback");
    other.close();
    expect(await total()).toBe(0);
    expect((await send(body(letter), headers)).status).toBe(200);
    expect(await total()).toBe(1);
  });
});
