import { setTimeout as sleep } from "node:timers/promises";
import { createRandom, type Random } from "../../bench/random.ts";
import { drawRequest, type Addresses, type Expected } from "./requests.ts";
import { openConnection, type Ask, type Connection } from "./send.ts";

/** The results of the visitors. */
export interface Seen {
  sent: number;
  /** Replies by kind of request and status. */
  replies: Map<string, number>;
  /** The first few requests that failed. */
  failures: string[];
  failed: number;
  /** Milliseconds of the slowest reply of each kind. */
  slowest: Map<string, number>;
  /** Mail addresses of the forms that the site confirmed as stored, each with the kind of form. */
  accepted: Map<string, string>;
  /** Forms that were refused with a hint to retry, and accepted later. */
  toldToRetry: number;
  /** Forms that were refused without a hint to retry. */
  refusedSilently: string[];
}

export function createSeen(): Seen {
  return {
    sent: 0,
    replies: new Map(),
    failures: [],
    failed: 0,
    slowest: new Map(),
    accepted: new Map(),
    toldToRetry: 0,
    refusedSilently: [],
  };
}

const REQUESTS_A_VISIT = 100;
const FORMS_A_VISIT = 4;
const FAILURES_SHOWN = 20;

function noteFailure(seen: Seen, what: string): void {
  seen.failed += 1;
  if (seen.failures.length < FAILURES_SHOWN)
    seen.failures.push(`${new Date().toISOString()} ${what}`);
}

/** Sends one request and counts its result. @returns undefined if the connection broke */
async function ask(connection: Connection, expected: Expected, seen: Seen) {
  const { kind, method = "GET", path, statuses } = expected;
  const began = performance.now();
  seen.sent += 1;
  try {
    const reply = await connection.send(expected);
    const name = `${kind} ${reply.status}`;
    seen.replies.set(name, (seen.replies.get(name) ?? 0) + 1);
    if (!statuses.includes(reply.status))
      noteFailure(seen, `${kind}: ${method} ${path}: ${reply.status}`);
    return reply;
  } catch (error) {
    noteFailure(seen, `${kind}: ${method} ${path}: ${String(error)}`);
    return undefined;
  } finally {
    const millis = performance.now() - began;
    seen.slowest.set(kind, Math.max(seen.slowest.get(kind) ?? 0, millis));
  }
}

/** A form as the site's script sends it, or as a browser without script does. */
function toForm(email: string, random: Random, origin: string): Ask {
  const isLetter = random.below(3) > 0;
  const fields = isLetter
    ? { name: "Ada", email, subject: "A question", message: `From ${email}` }
    : { email };
  const path = isLetter ? "/api/contact-us" : "/api/newsletter";
  const own = { Origin: origin, "Sec-Fetch-Site": "same-origin" };
  if (random.below(2) === 0)
    return {
      method: "POST",
      path,
      headers: {
        ...own,
        "Content-Type": "application/json",
        Accept: "application/json",
        "Idempotency-Key": email,
      },
      body: JSON.stringify(fields),
    };
  return {
    method: "POST",
    path,
    headers: {
      ...own,
      "Content-Type": "application/x-www-form-urlencoded",
      Accept: "text/html,*/*;q=0.8",
    },
    body: new URLSearchParams(fields).toString(),
  };
}

/** Sends a form until it is accepted, as long as the site asks to retry. */
async function sendForm(
  connection: Connection,
  form: Ask,
  email: string,
  seen: Seen,
): Promise<void> {
  const kind = form.path === "/api/contact-us" ? "contact" : "newsletter";
  const expected = { ...form, kind: `${kind} form`, statuses: [200] };
  for (let tries = 0; tries < 30; tries += 1) {
    const reply = await ask(connection, expected, seen);
    if (reply?.status === 200) {
      seen.accepted.set(email, kind);
      return;
    }
    const asksToRetry =
      reply?.status === 503 &&
      Number(reply.headers["retry-after"]) > 0 &&
      reply.text.includes("Please try again");
    if (!asksToRetry) {
      seen.refusedSilently.push(`${email}: ${reply?.status ?? "no reply"}`);
      return;
    }
    seen.toldToRetry += 1;
    await sleep(2000);
  }
}

interface VisitOptions {
  port: number;
  origin: string;
  addresses: Addresses;
  seed: number;
  seen: Seen;
}

/** One visitor: some requests over one connection, each page a second time with its ETag, and forms in between. */
async function visit(
  visitor: number,
  { port, origin, addresses, seed, seen }: VisitOptions,
): Promise<void> {
  const random = createRandom(seed + visitor);
  const connection = openConnection(port, visitor);
  try {
    for (let at = 0; at < REQUESTS_A_VISIT; at += 1) {
      if (random.below(REQUESTS_A_VISIT) < FORMS_A_VISIT) {
        const email = `visitor-${visitor}-${at}@example.com`;
        const form = toForm(email, random, origin);
        await sendForm(connection, form, email, seen);
        continue;
      }
      const expected = drawRequest(random, addresses);
      const reply = await ask(connection, expected, seen);
      const etag = reply?.headers["etag"];
      if (typeof etag === "string" && expected.kind === "page") {
        const headers = { ...expected.headers, "If-None-Match": etag };
        await ask(connection, { ...expected, headers }, seen);
      }
    }
  } finally {
    connection.close();
  }
}

/** Runs this many visitors at a time, until `isOver`. */
export async function receiveVisitors(
  options: VisitOptions,
  atOnce: number,
  isOver: () => boolean,
): Promise<void> {
  let visitors = 0;
  const stay = async () => {
    while (!isOver()) await visit((visitors += 1), options);
  };
  await Promise.all(Array.from({ length: atOnce }, stay));
}
