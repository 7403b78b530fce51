import { afterAll, afterEach, expect, test } from "vitest";
import { InboxPlaces } from "../../inbox/testing/inbox-places.ts";
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

const PATIENCE = { timeout: 60_000 };
const places = new InboxPlaces("PostgreSQL");
const processes: FormProcess[] = [];
const mailServers: MailServer[] = [];
afterEach(async () => {
  await Promise.all(processes.splice(0).map(killProcess));
  await Promise.all(mailServers.splice(0).map((server) => server.close()));
});
afterAll(() => places.remove());

async function startMail(): Promise<MailServer> {
  const server = await startMailServer();
  mailServers.push(server);
  return server;
}

/** Starts two servers on one empty PostgreSQL, each with its own mail server. */
async function startTwo(
  mailUrls: [string, string],
  options: { rateLimit?: number } = {},
) {
  const place = await places.create();
  const [first, second] = await Promise.all([
    startFormProcess(place, { ...options, mailUrl: mailUrls[0] }),
    startFormProcess(place, { ...options, mailUrl: mailUrls[1] }),
  ]);
  processes.push(first, second);
  return { place, first, second, origins: [first.origin, second.origin] };
}

const numbered = (count: number, name: string) =>
  Array.from({ length: count }, (_, n) => `${name} ${n}`);

test("share limits, idempotency keys and the outbox", async () => {
  const mail = await startMail();
  const two = await startTwo([mail.url, mail.url], { rateLimit: 100 });
  const { place, origins } = two;
  const subjects = numbered(40, "number");
  // Each key is sent to both servers.
  const both = await Promise.all([
    sendAll(origins, subjects),
    sendAll(origins.toReversed(), subjects),
  ]);
  expect(both.map((answered) => answered.size)).toEqual([40, 40]);
  expect((await sendAll(origins, numbered(40, "more"))).size).toBe(20);

  const inbox = await places.open(place);
  expect((await inbox.counts()).contact.total).toBe(60);
  await expect
    .poll(async () => (await inbox.mailCounts()).sent, PATIENCE)
    .toBe(60);
  const ids = mail.mails.map(({ messageId }) => messageId);
  expect([ids.length, new Set(ids).size]).toEqual([60, 60]);
});

test("lose nothing when one is killed, and repeat at most the mails that it was sending", async () => {
  const [deadMail, mail] = [await startMail(), await startMail()];
  const two = await startTwo([deadMail.url, mail.url]);
  const { place, first, second, origins } = two;
  const inbox = await places.open(place);
  const early = numbered(30, "early");
  expect((await sendAll(origins, early)).size).toBe(30);
  await expect
    .poll(async () => (await inbox.mailCounts()).sent, PATIENCE)
    .toBe(30);
  const sentByFirst = deadMail.mails.length;

  // The first server sends some mails and never gets the replies.
  deadMail.answer = "hang";
  const late = numbered(150, "late");
  const isSending = () => deadMail.mails.length > sentByFirst;
  const killWhileSending = async () => {
    await expect.poll(isSending, PATIENCE).toBe(true);
    await killProcess(first);
  };
  let killed: Promise<void> | undefined;
  const answered = await sendAll(origins, late, (count) => {
    if (count === 60) killed = killWhileSending();
  });
  await killed;

  // Visitors without a reply send their post again with the same key.
  expect((await sendAll([second.origin], late)).size).toBe(150);
  const found = await inbox.list({ limit: 999 });
  const subjects = [...early, ...late].toSorted();
  const stored = found.map(({ fields }) => fields["subject"]).toSorted();
  expect(stored).toEqual(subjects);
  expect(subjects).toEqual(expect.arrayContaining([...answered]));

  second.skipLease();
  await expect
    .poll(async () => (await inbox.mailCounts()).sent, PATIENCE)
    .toBe(180);
  const mails = [...deadMail.mails, ...mail.mails];
  const repeated = mails.length - 180;
  expect(repeated).toBeGreaterThan(0);
  expect(repeated).toBeLessThanOrEqual(deadMail.mails.length - sentByFirst);
  const ids = new Map(
    mails.map(({ subject, messageId }) => [sentSubject(subject), messageId]),
  );
  expect([...ids.keys()].toSorted()).toEqual(subjects);
  const inFlight = deadMail.mails.at(-1);
  expect(ids.get(sentSubject(inFlight?.subject))).toBe(inFlight?.messageId);
  expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(180);
});
