import { readFile, readdir } from "node:fs/promises";
import PostalMime from "postal-mime";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import type { Inbox } from "../inbox.ts";
import type { NewSubmission } from "../submission.ts";
import { InboxPlaces, type InboxPlace } from "../testing/inbox-places.ts";
import { startMailServer, type MailServer } from "../testing/mail-server.ts";
import { createFileTransport } from "./file-transport.ts";
import { mailFolder, type MailTransport } from "./mail-transport.ts";
import { createSmtpTransport } from "./smtp-transport.ts";
import { sampleTheme } from "../../testing/sample-theme.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const clean = { score: 1, quarantined: false, signals: [] };
const settings = {
  site: () => ({
    name: "Northlark",
    url: "https://northlark.example",
    colors: sampleTheme.colors,
  }),
  staff: () => "team@northlark.example",
};
const from = "Northlark <hello@northlark.example>";

function message(subject: string, name = "Ada Lovelace"): NewSubmission {
  const fields = {
    name,
    company: "A & B",
    subject,
    message: "One\n<b>two</b>",
  };
  return {
    kind: "contact",
    email: "ada@example.com",
    fields,
    screening: clean,
  };
}

const servers: MailServer[] = [];
const transports: MailTransport[] = [];
afterEach(async () => {
  for (const transport of transports.splice(0)) transport.close();
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

async function openServer(port?: number): Promise<MailServer> {
  const server = await startMailServer(port);
  servers.push(server);
  return server;
}

function connect(url: string, perMinute?: number): MailTransport {
  const timeouts = { connect: 60_000, idle: 60_000 };
  const transport = createSmtpTransport({ url, from, perMinute, timeouts });
  transports.push(transport);
  return transport;
}

/** Longer than a busy machine needs. */
const PATIENCE = { timeout: 60_000 };

const at = (name: string) => `${name}@example.com`;

describe.each(["SQLite", "PostgreSQL"] as const)("Mail from %s", (kind) => {
  const places = new InboxPlaces(kind);
  afterEach(() => places.closeInboxes());
  afterAll(() => places.remove());

  let now = 0;
  const clock = () => new Date(now);
  const logged: unknown[] = [];
  const keep = (...line: unknown[]) => void logged.push(line);
  const log = { info: keep, warn: keep, error: keep };

  async function open(place?: InboxPlace): Promise<Inbox> {
    now = Date.parse("2026-11-21T10:00:00Z");
    return places.open(place ?? (await places.create()), clock);
  }
  const deliveryOf = (inbox: Inbox, transport: MailTransport) =>
    inbox.createDelivery({ ...settings, transport, log });
  const send = (inbox: Inbox, transport: MailTransport) =>
    deliveryOf(inbox, transport).deliverDue();

  async function record(inbox: Inbox, ...subjects: string[]): Promise<void> {
    for (const subject of subjects) {
      now += 1;
      await inbox.record(message(subject), { reply: "ok" });
    }
  }

  test("sends a message to staff from our address, with the visitor in Reply-To", async () => {
    const [inbox, server] = [await open(), await openServer()];
    await inbox.record(message("A, <question>", 'Ada "A" <L>'), {
      reply: "ok",
    });
    await send(inbox, connect(server.url));

    const [mail] = server.mails;
    expect(server.envelopes).toEqual([
      { from: "hello@northlark.example", to: ["team@northlark.example"] },
    ]);
    expect(mail?.from).toMatchObject({ name: "Northlark" });
    expect(mail?.replyTo).toEqual([
      { name: 'Ada "A" <L>', address: "ada@example.com" },
    ]);
    expect(mail?.subject).toBe('Message from Ada "A" <L>: A, <question>');
    expect(mail?.text).toContain("Company: A & B\nSubject: A, <question>");
    expect(mail?.text).toContain("One\n<b>two</b>");
    expect(mail?.html).toContain("&lt;b&gt;two&lt;/b&gt;");
    expect(mail?.html).not.toContain("<b>");
    expect(mail?.html).not.toContain("<img");
    expect(mail?.messageId).toMatch(/^<[\w-]{36}@northlark\.example>$/);
    expect(await inbox.mailCounts()).toMatchObject({ queued: 0, sent: 1 });
  });

  test("is not sent for messages in quarantine", async () => {
    const [inbox, server] = [await open(), await openServer()];
    const screening = { score: 10, quarantined: true, signals: ["trap"] };
    await inbox.record({ ...message("spam"), screening }, { reply: "ok" });
    await send(inbox, connect(server.url));
    expect(server.mails).toEqual([]);
  });

  test("is tried eight times if it is refused temporarily, with longer and longer waits", async () => {
    const [inbox, server] = [await open(), await openServer()];
    const transport = connect(server.url);
    server.answer = { code: 451 };
    await record(inbox, "later");
    const tries = async () => {
      const before = logged.length;
      await send(inbox, transport);
      return logged.length - before;
    };
    expect(await tries()).toBe(1);
    for (let failures = 1; failures < 8; failures += 1) {
      const wait = 30 * SECOND * 2 ** (failures - 1);
      now += wait - 1;
      expect(await tries()).toBe(0);
      now += wait / 4 + 1;
      expect(await tries()).toBe(1);
    }
    expect(await inbox.mailCounts()).toMatchObject({ queued: 0, dead: 1 });
    expect(JSON.stringify(logged)).not.toContain("example.com");

    server.answer = "take";
    await send(inbox, transport);
    expect(server.mails).toEqual([]);
  });

  test.each(["MAIL", "RCPT", "DATA"] as const)(
    "is given up at once after a permanent refusal of %s",
    async (at) => {
      const [inbox, server] = [await open(), await openServer()];
      server.answer = { code: 550, at };
      await record(inbox, "never");
      await send(inbox, connect(server.url));
      expect(await inbox.mailCounts()).toMatchObject({ queued: 0, dead: 1 });
    },
  );

  test("leaves beside mail that is refused, loses its connection or hangs", async () => {
    const [inbox, server] = [await open(), await openServer()];
    server.recipients.set(at("refused"), { code: 550 });
    server.recipients.set(at("dead"), "drop");
    for (let n = 0; n < 7; n += 1)
      server.recipients.set(at(`slow${n}`), "hang");
    for (const name of [...server.recipients.keys(), at("one"), at("two")]) {
      now += 1;
      const subscriber = { kind: "newsletter", email: name } as const;
      const form = { ...subscriber, fields: {}, screening: clean };
      await inbox.record(form, { reply: "ok" });
    }
    const transport = connect(server.url);
    const delivery = deliveryOf(inbox, transport);
    delivery.wake();
    await expect
      .poll(() => server.envelopes.map(({ to }) => to[0]), PATIENCE)
      .toEqual([at("one"), at("two")]);
    await expect
      .poll(() => inbox.mailCounts(), PATIENCE)
      .toMatchObject({ queued: 8, sent: 2, dead: 1 });
    // Mail that comes later does not wait for them either.
    await record(inbox, "three");
    delivery.wake();
    await expect.poll(() => server.envelopes.length, PATIENCE).toBe(3);
    delivery.stop();
    transport.close();
    await delivery.deliverDue();
  });

  test("leaves after an outage of an hour, oldest first, as fast as is allowed and no faster", async () => {
    const inbox = await open();
    const server = await openServer();
    const transport = connect(server.url, 10);
    await server.close();
    const subjects = Array.from({ length: 25 }, (_, n) => `number ${n}`);
    await record(inbox, ...subjects);
    const delivery = deliveryOf(inbox, transport);
    for (let minute = 0; minute < 60; minute += 1) {
      await delivery.deliverDue();
      now += MINUTE;
    }
    expect(await inbox.mailCounts()).toMatchObject({ queued: 25, dead: 0 });

    const again = await openServer(server.port);
    const arrived: number[] = [];
    for (let minute = 0; minute < 9; minute += 1) {
      const before = again.mails.length;
      await delivery.deliverDue();
      arrived.push(again.mails.length - before);
      now += MINUTE;
    }
    expect(arrived.filter((count) => count > 0)).toEqual([10, 10, 5]);
    const sent = again.mails.map((mail) => mail.subject?.split(": ")[1]);
    expect(sent.slice(0, 10).toSorted()).toEqual(
      subjects.slice(0, 10).toSorted(),
    );
    expect(new Set(sent)).toEqual(new Set(subjects));
  });

  test("has one Message-ID, however often a server hangs after it has the mail", async () => {
    const [inbox, server] = [await open(), await openServer()];
    const transport = connect(server.url);
    server.answer = "hang";
    await record(inbox, "hanging");
    const sending = send(inbox, transport);
    await expect.poll(() => server.mails.length, PATIENCE).toBe(1);
    transport.close();
    await sending;
    server.answer = "take";
    now += MINUTE;
    await send(inbox, connect(server.url));
    expect(server.mails).toHaveLength(2);
    expect(new Set(server.mails.map((mail) => mail.messageId)).size).toBe(1);
    expect(await inbox.mailCounts()).toMatchObject({ queued: 0, sent: 1 });
  });

  test("is sent once by two processes at work together", async () => {
    const place = await places.create();
    const inboxes = [await open(place), await open(place)];
    const server = await openServer();
    const subjects = Array.from({ length: 20 }, (_, n) => `number ${n}`);
    for (const inbox of inboxes.slice(0, 1)) await record(inbox, ...subjects);
    await Promise.all(inboxes.map((inbox) => send(inbox, connect(server.url))));
    const ids = server.mails.map((mail) => mail.messageId);
    expect([ids.length, new Set(ids).size]).toEqual([20, 20]);
  });

  test("is not sent again while it is under way, however long the machine has slept", async () => {
    const inbox = await open();
    const sent: (() => void)[] = [];
    const slow: MailTransport = {
      perMinute: undefined,
      send: () => new Promise((resolve) => sent.push(resolve)),
      close: () => {},
    };
    const delivery = deliveryOf(inbox, slow);
    await record(inbox, "before the night");
    delivery.wake();
    await expect.poll(() => sent.length, PATIENCE).toBe(1);
    now += 60 * MINUTE;
    await record(inbox, "in the morning");
    const done = delivery.deliverDue();
    await expect.poll(() => sent.length, PATIENCE).toBe(2);
    for (const arrive of sent) arrive();
    await done;
    expect(sent).toHaveLength(2);
    expect(await inbox.mailCounts()).toMatchObject({ queued: 0, sent: 2 });
  });

  test("is sent by another process when the first does not come back", async () => {
    const place = await places.create();
    const [lost, other] = [await open(place), await open(place)];
    const server = await openServer();
    await record(lost, "abandoned");
    const vanish: MailTransport = {
      perMinute: undefined,
      send: () => Promise.reject(new Error("killed")),
      close: () => {},
    };
    await send(lost, vanish).catch(() => {});
    now += 4 * MINUTE;
    await send(other, connect(server.url));
    expect(server.mails).toEqual([]);
    now += 2 * MINUTE;
    await send(other, connect(server.url));
    expect(server.mails).toHaveLength(1);
  });

  test("is written as complete files if there is no mail server", async () => {
    const place = await places.create();
    const inbox = await open(place);
    await record(inbox, "one", "two");
    await send(inbox, createFileTransport(place.dataDir, from));
    const folder = mailFolder(place.dataDir);
    const names = (await readdir(folder)).toSorted();
    expect(names.every((name) => name.endsWith(".eml"))).toBe(true);
    const mails = await Promise.all(
      names.map(async (name) =>
        PostalMime.parse(await readFile(`${folder}/${name}`)),
      ),
    );
    expect(mails.map((mail) => mail.subject)).toEqual([
      "Message from Ada Lovelace: one",
      "Message from Ada Lovelace: two",
    ]);
  });
});
