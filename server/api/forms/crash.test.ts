import { afterAll, afterEach, describe, expect, test } from "vitest";
import { createSmtpTransport } from "../../inbox/mail/smtp-transport.ts";
import {
  InboxPlaces,
  type InboxPlace,
} from "../../inbox/testing/inbox-places.ts";
import {
  startMailServer,
  type MailServer,
} from "../../inbox/testing/mail-server.ts";
import {
  killProcess,
  startFormProcess,
  type FormProcess,
} from "./testing/form-process.ts";
import { sendAll, sentSubject } from "./testing/send-all.ts";
import { sampleTheme } from "../../testing/sample-theme.ts";

/** How often a server is killed. A thorough run takes 100. */
const ROUNDS = Number(process.env["CRASH_ROUNDS"] ?? 3);
const POSTS = 120;
/** At most this long after the start, so that posts are in progress when the server is killed. */
const LAST_KILL = 100;

const processes: FormProcess[] = [];
const mailServers: MailServer[] = [];
afterEach(async () => {
  await Promise.all(processes.splice(0).map(killProcess));
  await Promise.all(mailServers.splice(0).map((server) => server.close()));
});

const afterLeases = () => new Date(Date.now() + 10 * 60_000);

describe.each(["SQLite", "PostgreSQL"] as const)("A server on %s", (kind) => {
  const places = new InboxPlaces(kind);
  afterAll(() => places.remove());

  async function storedSubjects(place: InboxPlace): Promise<string[]> {
    const inbox = await places.open(place);
    const found = await inbox.list({ limit: 2 * ROUNDS * POSTS });
    await places.closeInboxes();
    return found.map((each) => each.fields["subject"] ?? "");
  }

  /** Sends the mail that killed processes had claimed, after their leases have expired. */
  async function sendRest(place: InboxPlace, url: string): Promise<void> {
    const inbox = await places.open(place, afterLeases);
    const from = "us@northlark.example";
    const transport = createSmtpTransport({ url, from, perMinute: undefined });
    const site = {
      name: "Northlark",
      url: "https://northlark.example",
      colors: sampleTheme.colors,
    };
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
    "stores and mails each answered form once, however often it is killed",
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
        const killAfter = 1 + Math.floor(Math.random() * LAST_KILL);
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
      for (const { subject, messageId = "" } of mailServer.mails) {
        const sent = sentSubject(subject);
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
