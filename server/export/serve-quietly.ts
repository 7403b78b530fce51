import { createServer } from "node:http";
import { join } from "node:path";
import type { Notice } from "#contract";
import { openContent } from "../content/content-source.ts";
import { createApp } from "../create-app.ts";
import { drain } from "../drain.ts";
import { listen } from "../listen.ts";
import { createLog, type LogStream } from "../log.ts";
import { createNoticeRenderer } from "../pages/notice-renderer.ts";
import type { OpenSite, Site } from "../site.ts";

/** A server for the exporter only: without forms, search and mail. It logs nothing but errors. */
export interface QuietServer {
  site: Site;
  ask: (address: string) => Promise<Response>;
  /** The page that shows a notice at an address. */
  renderNotice: (notice: Notice, url: string) => Promise<string>;
  /** Old addresses and their targets. */
  redirects: Readonly<Record<string, string>>;
  /** Where visitors can write to. */
  supportEmail: string;
  close: () => Promise<void>;
}

interface QuietOptions {
  /** The compiled content. */
  contentOut: string;
  openSite: OpenSite;
  siteUrl: string;
  stderr: LogStream;
  clock: () => Date;
}

/** Serves the site on a free local port. */
export async function serveQuietly({
  contentOut,
  openSite,
  siteUrl,
  stderr,
  clock,
}: QuietOptions): Promise<QuietServer> {
  const log = createLog({ stream: stderr, level: "error", clock });
  const content = await openContent({ folder: contentOut, clock, log });
  const server = createServer();
  const site = await openSite(server);
  const app = createApp({
    ...site,
    config: {
      trustProxyHops: 0,
      rateLimitMissing: 0,
      metricsToken: undefined,
      contentDir: "",
      contentWriteToken: undefined,
    },
    siteUrl,
    content,
    log,
    contentAssets: join(contentOut, "assets"),
    shareImages: join(contentOut, "share-images"),
  });
  server.on("request", app);
  const port = await listen(server, 0, "127.0.0.1");
  return {
    site,
    redirects: content.redirects(),
    supportEmail: content.current().site.supportEmail,
    ask: (address) =>
      fetch(`http://127.0.0.1:${port}${address}`, { redirect: "manual" }),
    renderNotice: createNoticeRenderer({ ...site, content, siteUrl }),
    async close() {
      await drain(server, 0);
      await site.close?.();
      content.close();
    },
  };
}
