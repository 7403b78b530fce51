import { createServer, type Server } from "node:http";
import { join } from "node:path";
import type { ContentReader } from "#contract";
import { openContent, type LiveContent } from "../content/content-source.ts";
import { createApp, type AppOptions } from "../create-app.ts";
import { listen } from "../listen.ts";
import { createLog, type LogFields, type ServerLog } from "../log.ts";
import type { RenderSite } from "../site.ts";
import {
  createContentFolder,
  type ContentFolder,
  type TestContent,
} from "./content-folder.ts";

export interface LogLine {
  level: string;
  message: string;
  fields: LogFields;
}

/** Reads a line of the log of requests. */
function parseLine(line: string): LogLine {
  const { level, time: _, message, ...fields } = JSON.parse(line);
  return { level, message, fields };
}

export function createLogSpy(): ServerLog & { lines: LogLine[] } {
  const lines: LogLine[] = [];
  const stream = { write: (line: string) => void lines.push(parseLine(line)) };
  const { pino } = createLog({
    stream,
    level: "debug",
    clock: () => new Date(),
  });
  const writer =
    (level: string) =>
    (message: string, fields: LogFields = {}) =>
      void lines.push({ level, message, fields });
  return {
    lines,
    pino,
    debug: writer("debug"),
    info: writer("info"),
    warn: writer("warn"),
    error: writer("error"),
  };
}

/** A site of a few pages. It renders its address, the post's content, and how often it has rendered. */
export function createFakeSite(): RenderSite & { rendered: string[] } {
  const rendered: string[] = [];
  const render: RenderSite = async ({
    url,
    content,
    siteUrl,
    notice,
    preview,
  }) => {
    if (notice) {
      const html = `<title>${notice.heading}</title>${notice.text.join(" ")}`;
      return { status: 200, html: `<!doctype html>${html}</html>` };
    }
    rendered.push(url);
    const path = preview?.path ?? new URL(url, siteUrl).pathname;
    const page = (status: number, text: string) => ({
      status,
      html: `<!doctype html><title>${path}</title><main>${text}</main>`,
    });
    if (path === "/demo") return { status: 308, location: "/book" };
    if (path === "/broken") throw new Error("secret detail");
    if (path.startsWith("/blog/")) {
      const post = await content.post(
        decodeURIComponent(path.slice("/blog/".length)),
      );
      return post ? page(200, post.content) : page(404, "No such post");
    }
    if (path === "/search") {
      const { total } = await content.search({ text: url, limit: 1 });
      return page(200, `${url} ${total} pages ${"words ".repeat(400)}`);
    }
    if (["/", "/blog", "/book", "/pricing"].includes(path))
      return page(200, `${url} ${"words ".repeat(400)}`);
    return page(404, "Not found");
  };
  return Object.assign(render, { rendered });
}

export interface TestApp {
  origin: string;
  port: number;
  server: Server;
  folder: ContentFolder;
  content: LiveContent;
  site: ReturnType<typeof createFakeSite>;
  log: ReturnType<typeof createLogSpy>;
  get(path: string, init?: RequestInit): Promise<Response>;
  close(): Promise<void>;
}

/** The default settings of a test application. */
export const testConfig: AppOptions["config"] = {
  trustProxyHops: 0,
  rateLimitMissing: 0,
  metricsToken: undefined,
  contentDir: "",
  contentWriteToken: undefined,
};

export const testSecret = "a secret of more than thirty-two characters";

function openPreviews(
  { path }: ContentFolder,
  { find }: LiveContent,
  clock: () => Date,
) {
  const images = join(path, "previews/assets");
  return { secret: testSecret, find, images, clock };
}

/** The whole application on a free port, with its own content folder. */
export async function startApp({
  content: entries = {},
  clock = () => new Date("2026-06-01T00:00:00Z"),
  pollInterval = 20,
  siteUrl,
  search = async () => ({ total: 0, reachable: 0, hits: [] }),
  ...options
}: Partial<Omit<AppOptions, "content">> & {
  content?: Partial<TestContent>;
  clock?: () => Date;
  pollInterval?: number;
  search?: ContentReader["search"];
} = {}): Promise<TestApp> {
  const folder = createContentFolder(entries);
  const log = createLogSpy();
  const site = createFakeSite();
  const content = await openContent({
    folder: folder.path,
    clock,
    log,
    pollInterval,
    search,
  });
  const server = createServer({ joinDuplicateHeaders: true });
  const port = await listen(server, 0, "127.0.0.1");
  const origin = `http://127.0.0.1:${port}`;
  const app = createApp({
    config: testConfig,
    siteUrl: siteUrl ?? origin,
    renderSite: site,
    log,
    previews: openPreviews(folder, content, clock),
    ...options,
    content,
  });
  server.on("request", app);
  return {
    origin,
    port,
    server,
    folder,
    content,
    site,
    log,
    get: (path, init) =>
      fetch(`${origin}${path}`, { redirect: "manual", ...init }),
    async close() {
      content.close();
      const closed = new Promise((done) => server.close(done));
      server.closeAllConnections();
      await closed;
      folder.remove();
    },
  };
}
