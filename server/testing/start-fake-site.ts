import { setTimeout as wait } from "node:timers/promises";
import { runUntilSignal } from "../run-until-signal.ts";

/** The whole server over a site of one page; `/slow` takes as many milliseconds as its name says. */
await runUntilSignal(process, async () => ({
  renderSite: async ({ url }) => {
    const delay = /^\/slow-(\d+)$/u.exec(url)?.[1];
    if (delay !== undefined) await wait(Number(delay));
    return { status: 200, html: `<!doctype html><title>${url}</title>` };
  },
}));
