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

/** Sends one request. Returns its status and its Retry-After. */
async function ask(url: string, body?: object, key = "") {
  const headers = {
    "content-type": "application/json",
    "idempotency-key": key,
  };
  const response = await (body
    ? fetch(url, { method: "POST", headers, body: JSON.stringify(body) })
    : fetch(url));
  await response.text();
  const retryAfter = Number(response.headers.get("retry-after"));
  return { status: response.status, retryAfter };
}

async function waitUntilUnready(address: string): Promise<void> {
  while ((await ask(`${address}/readyz`)).status !== 503);
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
  "A PostgreSQL that is %s: forms and /readyz answer 503 while it lasts, pages answer, and all recovers by itself",
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
      await waitUntilUnready(address);
      const [page, ...replies] = await Promise.all([
        ask(`${address}/pricing`),
        ...posts,
      ]);
      expect(page.status).toBe(200);
      for (const reply of [...replies, await send(21)]) {
        expect(reply.status).toBe(503);
        expect(reply.retryAfter).toBeGreaterThan(0);
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
