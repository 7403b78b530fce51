import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { contact, subscribe } from "#contract";
import {
  startPostgresNetwork,
  type PostgresNetwork,
} from "../inbox/testing/postgres-network.ts";
import {
  startPostgres,
  type PostgresServer,
} from "../inbox/testing/postgres-server.ts";
import { startServer } from "../run-server.ts";
import { createContentFolder } from "../testing/content-folder.ts";
import { createFakeSite } from "../testing/start-app.ts";

/** In milliseconds, as the README promises. */
const FORM_LIMIT = 10_000;
const READY_LIMIT = 5000;

let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());
const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

/** Starts a whole server whose database connection can be cut. */
async function serve() {
  const content = createContentFolder();
  const dataDir = await mkdtemp(join(tmpdir(), "outage-"));
  const network = await startPostgresNetwork(await postgres.createDatabase());
  const server = await startServer({
    cwd: dataDir,
    openSite: async () => ({ renderSite: createFakeSite() }),
    stdout: { write: () => true },
    env: {
      PORT: "0",
      HOST: "127.0.0.1",
      CONTENT_OUT: content.path,
      DATA_DIR: dataDir,
      DATABASE_URL: network.databaseUrl,
      APP_SECRET: "a secret that is long enough for a test",
      RATE_LIMIT_FORMS: "0",
    },
    drainMillis: 0,
  });
  cleanups.push(
    () => content.remove(),
    () => rm(dataDir, { recursive: true }),
    () => network.close(),
    () => server.close(),
  );
  return { network, address: server.address };
}

const letter = {
  name: "Ada",
  email: "ada@example.com",
  subject: "A question",
  message: "Hello",
};

/** Sends one request. Returns its status, its Retry-After and its duration. */
async function ask(url: string, body?: object, key = "") {
  const start = performance.now();
  const headers = {
    "content-type": "application/json",
    "idempotency-key": key,
  };
  const response = await (body
    ? fetch(url, { method: "POST", headers, body: JSON.stringify(body) })
    : fetch(url));
  await response.text();
  const retryAfter = Number(response.headers.get("retry-after"));
  const millis = performance.now() - start;
  return { status: response.status, retryAfter, millis };
}

/** Polls /readyz until it fails. @returns the milliseconds until then */
async function waitUntilUnready(address: string): Promise<number> {
  const start = performance.now();
  for (;;) {
    const { status } = await ask(`${address}/readyz`);
    if (status === 503) return performance.now() - start;
  }
}

interface Outage {
  begin(network: PostgresNetwork): unknown;
  end(network: PostgresNetwork): unknown;
}

test.each<[string, Outage]>([
  [
    "shut down",
    { begin: () => postgres.shutDown(), end: () => postgres.start() },
  ],
  [
    "killed",
    { begin: () => postgres.signal("SIGKILL"), end: () => postgres.start() },
  ],
  [
    "frozen",
    {
      begin: () => postgres.signal("SIGSTOP"),
      end: () => postgres.signal("SIGCONT"),
    },
  ],
  [
    "cut off",
    { begin: (network) => network.cut(), end: (network) => network.restore() },
  ],
])(
  "A PostgreSQL that is %s: forms and /readyz answer 503 in time, pages answer, and all recovers by itself",
  async (_what, outage) => {
    const { network, address } = await serve();
    const send = (n: number) =>
      ask(address + contact.path, { ...letter, subject: `${n}` }, `${n}`);
    expect(await send(0)).toMatchObject({ status: 200 });
    expect(await ask(`${address}/readyz`)).toMatchObject({ status: 200 });

    await outage.begin(network);
    try {
      // Even while all connections of the pool are in use.
      const posts = Array.from({ length: 20 }, (_, n) => send(n + 1));
      posts.push(ask(address + subscribe.path, { email: "bob@example.com" }));
      posts.push(ask(`${address}/newsletter/confirm?token=x`, {}));
      const [ready, page, ...replies] = await Promise.all([
        waitUntilUnready(address),
        ask(`${address}/pricing`),
        ...posts,
      ]);
      expect(ready).toBeLessThan(READY_LIMIT);
      expect(page.status).toBe(200);
      for (const reply of [...replies, await send(21)]) {
        expect(reply.status).toBe(503);
        expect(reply.retryAfter).toBeGreaterThan(0);
        expect(reply.millis).toBeLessThan(FORM_LIMIT);
      }
    } finally {
      await outage.end(network);
    }

    const patience = { timeout: 60_000, interval: 250 };
    await expect.poll(async () => (await send(1)).status, patience).toBe(200);
    await expect
      .poll(async () => (await ask(`${address}/readyz`)).status, patience)
      .toBe(200);
  },
);
