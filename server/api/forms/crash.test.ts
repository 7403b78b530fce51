import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import { contact } from "#contract";
import {
  InboxPlaces,
  type InboxPlace,
} from "../../inbox/testing/inbox-places.ts";
import { json, letter, post } from "./testing/form-post.ts";

const POSTS = 1000;
const KILL_AFTER = 400;
const AT_ONCE = 16;

const script = fileURLToPath(
  new URL("testing/serve-forms.ts", import.meta.url),
);
const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
});

async function startChild({ dataDir, databaseUrl }: InboxPlace) {
  const place = databaseUrl === undefined ? [dataDir] : [dataDir, databaseUrl];
  const child = spawn(process.execPath, [script, ...place], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  children.push(child);
  const lines = createInterface({ input: child.stdout });
  const [origin] = await once(lines, "line");
  return { child, address: `${String(origin)}${contact.path}` };
}

/** Sends each subject once, some at a time. @returns those that were answered with success */
async function sendAll(
  address: string,
  subjects: readonly string[],
  onAnswer: (answered: number) => void = () => {},
): Promise<Set<string>> {
  const answered = new Set<string>();
  const waiting = [...subjects];
  const work = async () => {
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
    const found = await inbox.list({ limit: 2 * POSTS });
    await places.closeInboxes();
    return found.map((each) => each.fields["subject"] ?? "");
  }

  test("loses nothing it has answered when it is killed, and stores nothing twice when all is sent again", async () => {
    const place = await places.create();
    const subjects = Array.from({ length: POSTS }, (_, n) => `subject ${n}`);

    const first = await startChild(place);
    const answered = await sendAll(first.address, subjects, (count) => {
      if (count === KILL_AFTER) first.child.kill("SIGKILL");
    });
    expect(answered.size).toBeGreaterThanOrEqual(KILL_AFTER);
    expect(answered.size).toBeLessThan(POSTS);
    const stored = await storedSubjects(place);
    expect([...answered].filter((each) => !stored.includes(each))).toEqual([]);

    const second = await startChild(place);
    expect((await sendAll(second.address, subjects)).size).toBe(POSTS);
    expect((await storedSubjects(place)).toSorted()).toEqual(
      subjects.toSorted(),
    );
  });
});
