import { resolve } from "node:path";
import { AppError } from "../app-error.ts";
import { createInboxReader, type InboxReader } from "./inbox-reader.ts";
import { checkMigrated } from "./store/migrate.ts";
import { openExistingStore } from "./store/open-store.ts";
import { guardStore } from "./store/store-failure.ts";
import type { Store } from "./store/store.ts";

/** The environment of an inbox command: everything that would otherwise come from `process`. */
export interface StaffContext {
  /** The arguments after the program's name. */
  argv: readonly string[];
  cwd: string;
  stdout: NodeJS.WritableStream;
  stderr: NodeJS.WritableStream;
  env: Readonly<Record<string, string | undefined>>;
  clock: () => Date;
}

/** The inbox as a command gets it. */
export interface OpenInbox {
  inbox: InboxReader;
  store: Store;
  dataDir: string;
}

/** The environment of a command, and the inbox that its options name. */
export interface Staff extends StaffContext {
  open: (
    access: "read" | "write",
    use: (opened: OpenInbox) => Promise<void>,
  ) => Promise<void>;
}

/**
 * Passes the inbox to one command, and closes it afterwards. Nothing is created, so a server may run at the same time.
 * @param dataDir the folder from --data, which takes precedence over DATABASE_URL
 * @throws AppError when there is no database, or none that this program can read
 */
export async function withInbox(
  { cwd, env }: StaffContext,
  dataDir: string | undefined,
  access: "read" | "write",
  use: (opened: OpenInbox) => Promise<void>,
): Promise<void> {
  const location = {
    databaseUrl: dataDir === undefined ? readDatabaseUrl(env) : undefined,
    dataDir: resolve(cwd, dataDir ?? (env["DATA_DIR"] || ".data")),
    // The query that used the connection reports the error.
    onLostConnection: () => {},
  };
  const store = await openExistingStore(location, access);
  try {
    await guardStore(async () => {
      await checkMigrated(store.database);
      const inbox = createInboxReader(store);
      await use({ inbox, store, dataDir: location.dataDir });
    });
  } finally {
    await store.close();
  }
}

function readDatabaseUrl(env: StaffContext["env"]): string | undefined {
  const databaseUrl = env["DATABASE_URL"] || undefined;
  if (databaseUrl === undefined) return undefined;
  const { protocol = "" } = URL.parse(databaseUrl) ?? {};
  if (/^postgres(?:ql)?:$/u.test(protocol)) return databaseUrl;
  throw new AppError(
    "config_invalid",
    "DATABASE_URL must be an address that begins with postgres:// or postgresql://.",
  );
}
