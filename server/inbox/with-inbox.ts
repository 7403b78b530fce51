import { resolve } from "node:path";
import { AppError } from "../app-error.ts";
import { createInboxReader, type InboxReader } from "./inbox-reader.ts";
import type { StaffContext } from "./staff-context.ts";
import { checkMigrated } from "./store/migrate.ts";
import { openExistingStore } from "./store/open-store.ts";
import { guardStore } from "./store/store-failure.ts";
import type { Store } from "./store/store.ts";

/**
 * Passes the inbox to one command that reads, and closes it afterwards. Nothing is created or changed, so a server
 * may run at the same time.
 * @param dataDir the folder from --data, which takes precedence over DATABASE_URL
 * @throws AppError when there is no database, or none that this program can read
 */
export function withInboxReader(
  context: StaffContext,
  dataDir: string | undefined,
  use: (inbox: InboxReader) => Promise<void>,
): Promise<void> {
  return withStore(context, dataDir, "read", ({ store }) =>
    use(createInboxReader(store)),
  );
}

/** The same for a command that needs the database itself and may change it. */
export async function withStore(
  { cwd, env }: StaffContext,
  dataDir: string | undefined,
  access: "read" | "write",
  use: (opened: { store: Store; dataDir: string }) => Promise<void>,
): Promise<void> {
  const databaseUrl = env["DATABASE_URL"] || undefined;
  if (dataDir === undefined) checkDatabaseUrl(databaseUrl);
  const folder = resolve(cwd, dataDir ?? (env["DATA_DIR"] || ".data"));
  const location = {
    databaseUrl: dataDir === undefined ? databaseUrl : undefined,
    dataDir: folder,
    // The query that used the connection reports the error.
    onLostConnection: () => {},
  };
  const store = await openExistingStore(location, access);
  try {
    await guardStore(() => checkMigrated(store.database));
    await guardStore(() => use({ store, dataDir: folder }));
  } finally {
    await store.close();
  }
}

function checkDatabaseUrl(databaseUrl: string | undefined): void {
  if (databaseUrl === undefined) return;
  const protocol = URL.parse(databaseUrl)?.protocol;
  if (protocol === "postgres:" || protocol === "postgresql:") return;
  throw new AppError(
    "config_invalid",
    "DATABASE_URL must be an address that begins with postgres:// or postgresql://.",
  );
}
