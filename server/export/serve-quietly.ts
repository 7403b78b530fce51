import { createServer } from "node:http";
import { join } from "node:path";
import { openContent } from "../content/content-source.ts";
import { createApp } from "../create-app.ts";
import { drain } from "../drain.ts";
import { listen } from "../listen.ts";
import { createLog, type LogStream } from "../log.ts";
import { createNoticeRenderer } from "../pages/notice-renderer.ts";
import type { OpenSite } from "../site.ts";

/** A server for the exporter only: without forms, search and mail. It logs nothing but errors. */
export type QuietServer = Awaited<ReturnType<typeof serveQuietly>>;

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
}: QuietOptions) {
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
    editorConfiguration: join(contentOut, "editor.json"),
  });
  server.on("request", app);
  const port = await listen(server, 0, "127.0.0.1");
  return {
    site,
    /** Old addresses and their targets. */
    redirects: content.redirects(),
    /** Whether drafts and scheduled entries are among the pages. */
    isPreview: content.isPreview(),
    /** Whether the site has a web editor. */
    hasEditor: content.current().site.editor !== undefined,
    /** Where visitors can write to. */
    supportEmail: content.current().site.supportEmail,
    ask: (address: string) =>
      fetch(`http://127.0.0.1:${port}${address}`, { redirect: "manual" }),
    /** The page that shows a notice at an address. */
    renderNotice: createNoticeRenderer({ ...site, content, siteUrl }),
    async close(): Promise<void> {
      await drain(server, 0);
      await site.close?.();
      content.close();
    },
  };
}
