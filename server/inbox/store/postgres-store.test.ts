import { Client } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testIdentity } from "../testing/test-identity.ts";
import { createInbox, type Inbox } from "../inbox.ts";
import { startPostgresNetwork } from "../testing/postgres-network.ts";
import {
  startPostgres,
  type PostgresServer,
} from "../testing/postgres-server.ts";

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.stop());

const clock = () => new Date();
const screening = { score: 0, quarantined: false, signals: [] };

function record(inbox: Inbox, subject: string, key?: string) {
  const fields = { subject };
  return inbox.record(
    { kind: "contact", email: "a@b.co", fields, screening },
    { key, reply: "ok" },
  );
}

async function withClient<Value>(
  databaseUrl: string,
  use: (client: Client) => Promise<Value>,
): Promise<Value> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

const endOthers =
  "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()";

function open(databaseUrl: string): Promise<Inbox> {
  return createInbox({ ...testIdentity, databaseUrl, dataDir: "", clock });
}

test("opens a new connection for a form when the database has ended the idle ones", async () => {
  const databaseUrl = await server.createDatabase();
  const inbox = await open(databaseUrl);
  await record(inbox, "before");
  await withClient(databaseUrl, (client) => client.query(endOthers));
  expect(await record(inbox, "after", "k")).toBe("ok");
  const found = await inbox.list({ kind: "contact", limit: 9 });
  expect(found.map((each) => each.fields["subject"])).toEqual([
    "after",
    "before",
  ]);
  await inbox.close();
});

test("stores a post whose connection ends while it waits", async () => {
  const databaseUrl = await server.createDatabase();
  const inbox = await open(databaseUrl);
  await withClient(databaseUrl, async (client) => {
    await client.query("begin; lock table submission in exclusive mode");
    const outcome = record(inbox, "waiting", "k");
    await expect
      .poll(async () => {
        const { rows } = await client.query(
          "select 1 from pg_locks where not granted",
        );
        return rows.length;
      })
      .toBeGreaterThan(0);
    await client.query(`${endOthers}; commit`);
    expect(await outcome).toBe("ok");
  });
  expect(await record(inbox, "waiting", "k")).toBe("ok");
  expect(await inbox.list({ limit: 9 })).toHaveLength(1);
  await inbox.close();
});

test.each([
  ["a key", "contact", "k"],
  ["no key", "contact", undefined],
  ["an address of the newsletter", "newsletter", undefined],
] as const)(
  "stores a post with %s once when the reply to its commit is lost",
  async (_what, kind, key) => {
    const network = await startPostgresNetwork(await server.createDatabase());
    const inbox = await open(network.databaseUrl);
    const email = "ada@example.com";
    network.loseAnswerTo("commit");
    const answer = inbox.record(
      { kind, email, fields: {}, screening },
      { key, reply: "ok" },
    );
    expect(await answer).toBe("ok");
    expect(await inbox.list({ limit: 9 })).toHaveLength(1);
    expect((await inbox.mailCounts()).queued).toBe(1);
    await inbox.close();
    await network.close();
  },
);

test("shares its counters between processes", async () => {
  const databaseUrl = await server.createDatabase();
  const inboxes = [await open(databaseUrl), await open(databaseUrl)];
  const limiters = inboxes.map((inbox) =>
    inbox.createLimiter({ points: 3, seconds: 600 }),
  );
  const waits: number[] = [];
  for (const limiter of [...limiters, ...limiters])
    waits.push(await limiter.take("192.0.2.1"));
  expect(waits.map((wait) => wait > 0)).toEqual([false, false, false, true]);
  for (const inbox of inboxes) await inbox.close();
});

test("says that a database cannot be reached", async () => {
  const databaseUrl = "postgres://nobody@127.0.0.1:1/none";
  await expect(open(databaseUrl)).rejects.toMatchObject({
    name: "AppError",
    code: "unavailable",
  });
});

test("says that a password is wrong without naming it", async () => {
  const good = await server.createDatabase();
  const databaseUrl = good.replace(":password@", ":hunter2@");
  const failure = open(databaseUrl);
  await expect(failure).rejects.toMatchObject({ code: "unavailable" });
  await expect(failure).rejects.not.toMatchObject({
    message: expect.stringContaining("hunter2"),
  });
});
