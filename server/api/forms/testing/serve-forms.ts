import { createInbox } from "../../../inbox/inbox.ts";
import { testIdentity } from "../../../inbox/testing/test-identity.ts";
import { startFormServer } from "./form-server.ts";

// A server process to kill: prints its origin once it answers. Arguments: data folder, database address or nothing.
const [dataDir = "", databaseUrl] = process.argv.slice(2);
const inbox = await createInbox({
  dataDir,
  databaseUrl,
  ...testIdentity,
  clock: () => new Date(),
});
const server = await startFormServer(inbox);
process.stdout.write(`${server.origin}\n`);
