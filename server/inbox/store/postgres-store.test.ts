import { Client } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testIdentity } from "../testing/test-identity.ts";
import { createInbox, type Inbox } from "../inbox.ts";
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

test("goes on after the database ends its idle connections", async () => {
  const databaseUrl = await server.createDatabase();
  const inbox = await createInbox({
    ...testIdentity,
    databaseUrl,
    dataDir: "",
    clock,
  });
  await record(inbox, "before");
  await withClient(databaseUrl, (client) => client.query(endOthers));
  await expect
    .poll(() => record(inbox, "after", "k").catch(() => "lost"))
    .toBe("ok");
  const found = await inbox.list({ kind: "contact", limit: 9 });
  expect(found.map((each) => each.fields["subject"])).toEqual([
    "after",
    "before",
  ]);
  await inbox.close();
});

test("refuses a post whose connection ends while it waits, and stores none of it", async () => {
  const databaseUrl = await server.createDatabase();
  const inbox = await createInbox({
    ...testIdentity,
    databaseUrl,
    dataDir: "",
    clock,
  });
  await withClient(databaseUrl, async (client) => {
    await client.query("begin; lock table submission in exclusive mode");
    const outcome = record(inbox, "waiting", "k").catch(
      (error: unknown) => error,
    );
    await expect
      .poll(async () => {
        const { rows } = await client.query(
          "select 1 from pg_locks where not granted",
        );
        return rows.length;
      })
      .toBeGreaterThan(0);
    await client.query(endOthers);
    expect(await outcome).toMatchObject({
      name: "AppError",
      code: "unavailable",
    });
  });
  expect(await record(inbox, "waiting", "k")).toBe("ok");
  expect(await inbox.list({ limit: 9 })).toHaveLength(1);
  await inbox.close();
});

test("shares its counters between processes", async () => {
  const databaseUrl = await server.createDatabase();
  const open = () =>
    createInbox({ ...testIdentity, databaseUrl, dataDir: "", clock });
  const inboxes = [await open(), await open()];
  const limiters = inboxes.map((inbox) =>
    inbox.createLimiter({ points: 3, seconds: 600 }),
  );
  const waits: number[] = [];
  for (const limiter of [...limiters, ...limiters])
    waits.push(await limiter.take("192.0.2.1"));
  expect(waits.map((wait) => wait > 0)).toEqual([false, false, false, true]);
  for (const inbox of inboxes) await inbox.close();
});

test("says that a database is out of reach", async () => {
  const databaseUrl = "postgres://nobody@127.0.0.1:1/none";
  await expect(
    createInbox({ ...testIdentity, databaseUrl, dataDir: "", clock }),
  ).rejects.toMatchObject({ name: "AppError", code: "unavailable" });
});

test("says that a password is wrong without naming it", async () => {
  const good = await server.createDatabase();
  const databaseUrl = good.replace(":password@", ":hunter2@");
  const failure = createInbox({
    ...testIdentity,
    databaseUrl,
    dataDir: "",
    clock,
  });
  await expect(failure).rejects.toMatchObject({ code: "unavailable" });
  await expect(failure).rejects.not.toMatchObject({
    message: expect.stringContaining("hunter2"),
  });
});
