import { afterAll, afterEach, describe, expect, test } from "vitest";
import { contact } from "#contract";
import { createSmtpTransport } from "../../inbox/mail/smtp-transport.ts";
import {
  InboxPlaces,
  type InboxPlace,
} from "../../inbox/testing/inbox-places.ts";
import {
  startMailServer,
  type MailServer,
} from "../../inbox/testing/mail-server.ts";
import { json, letter, post } from "./testing/form-post.ts";
import {
  killProcess,
  startFormProcess,
  type FormProcess,
} from "./testing/form-process.ts";

/** How often a server is killed; more than a few is for an hour of leisure. */
const ROUNDS = Number(process.env["CRASH_ROUNDS"] ?? 3);
const POSTS = 120;
const AT_ONCE = 12;

const processes: FormProcess[] = [];
const mailServers: MailServer[] = [];
afterEach(async () => {
  await Promise.all(processes.splice(0).map(killProcess));
  await Promise.all(mailServers.splice(0).map((server) => server.close()));
});

const afterLeases = () => new Date(Date.now() + 10 * 60_000);

/** Sends each subject once, some at a time. @returns those that were answered with success */
async function sendAll(
  origins: readonly string[],
  subjects: readonly string[],
  onAnswer: (answered: number) => void = () => {},
): Promise<Set<string>> {
  const answered = new Set<string>();
  const waiting = [...subjects];
  const work = async (_: unknown, at: number) => {
    const address = `${origins[at % origins.length]}${contact.path}`;
    for (let subject = waiting.shift(); subject; subject = waiting.shift()) {
      const headers = { ...json, "idempotency-key": subject };
      const body = JSON.stringify({ ...letter, subject });
      const status = await post(address, body, headers).then(
        (reply) => reply.status,
        () => 0,
      );
      if (status === 200) onAnswer(answered.add(subject).size);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return answered;
}

describe.each(["SQLite", "PostgreSQL"] as const)("A server on %s", (kind) => {
  const places = new InboxPlaces(kind);
  afterAll(() => places.remove());

  async function storedSubjects(place: InboxPlace): Promise<string[]> {
    const inbox = await places.open(place);
    const found = await inbox.list({ limit: 2 * ROUNDS * POSTS });
    await places.closeInboxes();
    return found.map((each) => each.fields["subject"] ?? "");
  }

  /** Sends what the killed processes had taken on, as soon as their leases are over. */
  async function sendRest(place: InboxPlace, url: string): Promise<void> {
    const inbox = await places.open(place, afterLeases);
    const from = "us@northlark.example";
    const transport = createSmtpTransport({ url, from, perMinute: undefined });
    const site = { name: "Northlark", url: "https://northlark.example" };
    await inbox
      .createDelivery({
        transport,
        site: () => site,
        staff: () => "team@northlark.example",
        log: { info() {}, warn() {}, error() {} },
      })
      .deliverDue();
    transport.close();
    await places.closeInboxes();
  }

  test(
    "loses nothing it has answered however often it is killed, stores nothing twice, and mails all of it",
    { timeout: ROUNDS * 60_000 },
    async () => {
      const place = await places.create();
      const mailServer = await startMailServer();
      mailServers.push(mailServer);
      const mailUrl = mailServer.url;
      const all: string[] = [];
      const answered = new Set<string>();
      for (let round = 0; round < ROUNDS; round += 1) {
        const subjects = Array.from(
          { length: POSTS },
          (_, n) => `round ${round} number ${n}`,
        );
        all.push(...subjects);
        const killAfter = 1 + Math.floor(Math.random() * (POSTS - AT_ONCE));
        const server = await startFormProcess(place, { mailUrl });
        processes.push(server);
        const taken = await sendAll([server.origin], subjects, (count) => {
          if (count === killAfter) server.child.kill("SIGKILL");
        });
        await killProcess(server);
        for (const subject of taken) answered.add(subject);
      }
      const stored = new Set(await storedSubjects(place));
      expect([...answered].filter((each) => !stored.has(each))).toEqual([]);

      const last = await startFormProcess(place, { mailUrl });
      processes.push(last);
      expect((await sendAll([last.origin], all)).size).toBe(all.length);
      await killProcess(last);
      expect((await storedSubjects(place)).toSorted()).toEqual(all.toSorted());

      await sendRest(place, mailUrl);
      const idsBySubject = new Map<string, Set<string>>();
      for (const { subject = "", messageId = "" } of mailServer.mails) {
        const sent = subject.replace("Message from Ada Lovelace: ", "");
        const ids = idsBySubject.get(sent) ?? new Set();
        idsBySubject.set(sent, ids.add(messageId));
      }
      expect([...idsBySubject.keys()].toSorted()).toEqual(all.toSorted());
      expect([...idsBySubject.values()].map((ids) => ids.size)).toEqual(
        all.map(() => 1),
      );
    },
  );
});

describe("Two servers on one PostgreSQL", () => {
  const places = new InboxPlaces("PostgreSQL");
  afterAll(() => places.remove());

  test(
    "share limits, idempotency keys and the outbox",
    { timeout: 120_000 },
    async () => {
      const place = await places.create();
      const mailServer = await startMailServer();
      mailServers.push(mailServer);
      const options = { mailUrl: mailServer.url, rateLimit: 100 };
      const servers = await Promise.all([
        startFormProcess(place, options),
        startFormProcess(place, options),
      ]);
      processes.push(...servers);
      const origins = servers.map(({ origin }) => origin);
      const subjects = Array.from({ length: 40 }, (_, n) => `number ${n}`);
      // Each key comes to both.
      const both = await Promise.all([
        sendAll(origins, subjects),
        sendAll(origins.toReversed(), subjects),
      ]);
      expect(both.map((answered) => answered.size)).toEqual([40, 40]);
      const more = Array.from({ length: 40 }, (_, n) => `more ${n}`);
      expect((await sendAll(origins, more)).size).toBe(20);

      const inbox = await places.open(place);
      expect((await inbox.counts()).contact.total).toBe(60);
      await expect
        .poll(async () => (await inbox.mailCounts()).sent, { timeout: 60_000 })
        .toBe(60);
      const ids = mailServer.mails.map((mail) => mail.messageId);
      expect([ids.length, new Set(ids).size]).toEqual([60, 60]);
    },
  );
});
