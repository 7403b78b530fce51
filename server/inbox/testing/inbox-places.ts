import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInbox, type Inbox } from "../inbox.ts";
import { testIdentity } from "./test-identity.ts";
import { startPostgres, type PostgresServer } from "./postgres-server.ts";

/** Where a test stores its inbox. */
export interface InboxPlace {
  databaseUrl: string | undefined;
  dataDir: string;
}

/**
 * Creates empty places for one kind of database and opens inboxes there. Closes and removes all of them in the end.
 */
export class InboxPlaces {
  readonly #kind: "SQLite" | "PostgreSQL";
  readonly #folders: string[] = [];
  readonly #inboxes: Inbox[] = [];
  #server: PostgresServer | undefined;

  constructor(kind: "SQLite" | "PostgreSQL") {
    this.#kind = kind;
  }

  async create(): Promise<InboxPlace> {
    const folder = await mkdtemp(join(tmpdir(), "inbox-"));
    this.#folders.push(folder);
    const dataDir = join(folder, "data");
    if (this.#kind === "SQLite") return { databaseUrl: undefined, dataDir };
    this.#server ??= await startPostgres();
    return { databaseUrl: await this.#server.createDatabase(), dataDir };
  }

  async open(place: InboxPlace, clock = () => new Date()): Promise<Inbox> {
    const inbox = await createInbox({ ...place, ...testIdentity, clock });
    this.#inboxes.push(inbox);
    return inbox;
  }

  async closeInboxes(): Promise<void> {
    await Promise.all(this.#inboxes.splice(0).map((inbox) => inbox.close()));
  }

  async remove(): Promise<void> {
    await this.closeInboxes();
    await this.#server?.stop();
    for (const folder of this.#folders)
      await rm(folder, { recursive: true, force: true });
  }
}
