import { createInbox } from "../../../inbox/inbox.ts";
import type { Delivery } from "../../../inbox/mail/deliver-mail.ts";
import { createSmtpTransport } from "../../../inbox/mail/smtp-transport.ts";
import { testIdentity } from "../../../inbox/testing/test-identity.ts";
import { startFormServer } from "./form-server.ts";
import { sampleTheme } from "../../../testing/sample-theme.ts";

// A server process for tests to kill. Prints its origin when it is ready. SIGUSR2 moves its clock by ten minutes.
// Arguments (each but the first may be empty): data folder, mail server, database address, allowed form posts per
// client.
const [dataDir = "", url, databaseUrl, limit] = process.argv.slice(2);
const silent = { info() {}, warn() {}, error() {} };
let delivery: Delivery | undefined;
let skipped = 0;
process.on("SIGUSR2", () => {
  skipped += 10 * 60_000;
  delivery?.wake();
});
const inbox = await createInbox({
  dataDir,
  databaseUrl: databaseUrl || undefined,
  ...testIdentity,
  clock: () => new Date(Date.now() + skipped),
  onQueued: () => delivery?.wake(),
});
if (url) {
  const from = "us@northlark.example";
  const transport = createSmtpTransport({ url, from, perMinute: undefined });
  const site = {
    name: "Northlark",
    url: "https://northlark.example",
    colors: sampleTheme.colors,
  };
  const settings = { site: () => site, staff: () => "team@northlark.example" };
  delivery = inbox.createDelivery({ ...settings, transport, log: silent });
  setInterval(delivery.wake, 5000).unref();
}
const server = await startFormServer(inbox, {
  rateLimitForms: Number(limit ?? 0),
});
process.stdout.write(`${server.origin}\n`);
