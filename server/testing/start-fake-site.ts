import { once } from "node:events";
import { runUntilSignal } from "../run-until-signal.ts";

process.on("SIGWINCH", () => {
  throw new Error("crashed on request");
});
const released = once(process, "SIGUSR2");

/**
 * The whole server with a fake site. `/slow` prints its process id when it is requested, and answers after SIGUSR2.
 * SIGWINCH throws an uncaught error.
 */
await runUntilSignal(process, async () => ({
  renderSite: async ({ url }) => {
    if (url === "/slow") {
      process.stdout.write(`process ${process.pid}\nrendering /slow\n`);
      await released;
    }
    return { status: 200, html: `<!doctype html><title>${url}</title>` };
  },
}));
