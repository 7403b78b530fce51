import { createServer, type RequestListener, type Server } from "node:http";
import { join } from "node:path";
import type { ContentReader } from "#contract";
import { createFormRouter } from "./api/forms/create-form-router.ts";
import { createNoticePages } from "./api/forms/notice-pages.ts";
import { parseConfig, type Config, type Environment } from "./config.ts";
import { openContent, type LiveContent } from "./content/content-source.ts";
import {
  limitConnections,
  toMaxConnections,
  type ConnectionCounts,
} from "./connections/limit-connections.ts";
import { limitPipelining } from "./connections/limit-pipelining.ts";
import { readFileLimit } from "./connections/read-file-limit.ts";
import { createApp } from "./create-app.ts";
import { createDataFolder } from "./create-data-folder.ts";
import { drain } from "./drain.ts";
import { loadAppSecret } from "./inbox/app-secret.ts";
import type { Inbox } from "./inbox/inbox.ts";
import { formatAddress, listen } from "./listen.ts";
import { createLog, type LogStream, type ServerLog } from "./log.ts";
import { openInbox } from "./open-inbox.ts";
import { createInboxHealth } from "./operations/inbox-health.ts";
import { createNoticeRenderer } from "./pages/notice-renderer.ts";
import { openSiteSearch } from "./search/site-search.ts";
import type { OpenSite, Site } from "./site.ts";

/** How long running requests may take after a stop signal. */
const DRAIN_MILLIS = 10_000;

/** Ends slow requests. Idle connections stay open longer than the 60 s of most load balancers. */
const TIMEOUTS = {
  headersTimeout: 20_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5000,
};

/**
 * Closes a connection whose client has taken nothing of a reply for twice this long: at first, Node only notes how much
 * was sent. No reply takes as long to begin.
 */
const SILENCE_MILLIS = 45_000;

const SERVER_OPTIONS = {
  ...TIMEOUTS,
  // Skips the body of requests that declare none, which saves a tenth of the time of a cached page.
  optimizeEmptyRequests: true,
  // Node otherwise ignores a second Host, Origin or Content-Type, which a proxy in front may have read.
  joinDuplicateHeaders: true,
};

export interface ServerOptions {
  env: Environment;
  /** The base of relative paths in the environment. */
  cwd: string;
  openSite: OpenSite;
  stdout: LogStream;
  clock?: () => Date;
  drainMillis?: number;
}

export interface RunningServer {
  /** The URL to open in a browser, such as `http://localhost:3000`. */
  address: string;
  /** Reads the content index again. */
  reload(): Promise<void>;
  /** Accepts no more requests, drains, and closes everything. A second call waits for the first. */
  close(): Promise<void>;
}

/** Holds requests until the application is ready. The returned function sets it and releases them. */
function createGate(server: Server): (app: RequestListener) => void {
  const { promise, resolve } = Promise.withResolvers<RequestListener>();
  server.on("request", (request, response) => {
    void promise.then((app) => app(request, response));
  });
  return (app) => {
    server.removeAllListeners("request");
    server.on("request", app);
    resolve(app);
  };
}

interface Parts {
  config: Config;
  siteUrl: string;
  secret: string;
  log: ServerLog;
  clock: () => Date;
  content: LiveContent;
  inbox: Inbox;
  site: Site;
  connections: () => ConnectionCounts;
  isDraining: () => boolean;
}

function assembleApp({ inbox, secret, clock, site, ...parts }: Parts) {
  const { config, content, log, siteUrl } = parts;
  const render = createNoticeRenderer({ ...site, content, siteUrl });
  const version = () => content.current().version;
  return createApp({
    ...site,
    ...parts,
    contentAssets: join(config.contentOut, "assets"),
    shareImages: join(config.contentOut, "share-images"),
    editorConfiguration: join(config.contentOut, "editor.json"),
    previews: {
      secret,
      find: content.find,
      images: join(config.contentOut, "previews/assets"),
      clock,
    },
    forms: createFormRouter({
      inbox,
      config: { ...config, siteUrl, secret },
      sendNotice: createNoticePages({ render, version, log }),
      log,
      clock,
    }),
    inboxHealth: createInboxHealth(inbox, clock),
  });
}

/**
 * Starts the whole server in this process: environment, content, port, inbox, site. Prints one line with its address
 * when it is ready.
 * @throws AppError that names what is missing or invalid, after closing everything that was opened
 */
export async function startServer(
  options: ServerOptions,
): Promise<RunningServer> {
  const opened: (() => unknown)[] = [];
  const closeAll = async () => {
    for (const close of opened.splice(0).toReversed()) await close();
  };
  try {
    const { address, content, server, log, drainNow } = await openServer(
      options,
      (close) => void opened.push(close),
    );
    const name = content.current().site.name;
    options.stdout.write(`${name} is ready at ${address}\n`);

    let closing: Promise<void> | undefined;
    const shutDown = async () => {
      const began = performance.now();
      log.info("stopping", { connections: drainNow() });
      const cut = await drain(server, options.drainMillis ?? DRAIN_MILLIS);
      await closeAll();
      const ms = Math.round(performance.now() - began);
      log.info("stopped", { ms, cut });
    };
    return {
      address,
      reload: () => content.reload(),
      close: () => (closing ??= shutDown()),
    };
  } catch (error) {
    await closeAll();
    throw error;
  }
}

/** Listens, and holds all requests until the gate opens. */
async function openListener({ port: wanted, host }: Config) {
  const server = createServer(SERVER_OPTIONS).setTimeout(SILENCE_MILLIS);
  const connections = limitConnections(
    server,
    toMaxConnections(readFileLimit()),
  );
  const openGate = createGate(server);
  const port = await listen(server, wanted, host);
  return { server, connections, openGate, port };
}

/** The origin of canonical addresses. Falls back to a local address, which only works on this machine. */
function chooseSiteUrl(
  { siteUrl }: Config,
  port: number,
  env: Environment,
  log: ServerLog,
): string {
  const chosen = siteUrl ?? `http://localhost:${port}`;
  if (siteUrl === undefined && env["NODE_ENV"] === "production")
    log.warn("SITE_URL is not set: links in pages, feeds and mails name this", {
      siteUrl: chosen,
    });
  return chosen;
}

/** What mails show of the site. */
function describeSite({ site, theme }: ContentReader) {
  return { ...site, colors: theme.colors };
}

/** Opens the parts of the server one by one. @param onClose receives a closing function for each part */
async function openServer(
  { env, cwd, openSite, stdout, clock = () => new Date() }: ServerOptions,
  onClose: (close: () => unknown) => void,
) {
  const config = parseConfig(env, cwd);
  const log = createLog({ stream: stdout, level: config.logLevel, clock });
  // With DATABASE_URL the folder may be missing or read-only.
  if (config.databaseUrl === undefined) createDataFolder(config.dataDir);
  const search = openSiteSearch({ folder: config.contentOut, log });
  onClose(() => search.close());
  const content = await openContent({
    folder: config.contentOut,
    clock,
    log,
    search: search.search,
  });
  onClose(() => content.close());
  const { server, connections, openGate, port } = await openListener(config);
  onClose(() => drain(server, 0));

  const basis = {
    config,
    siteUrl: chooseSiteUrl(config, port, env, log),
    secret: loadAppSecret(config.dataDir, config.appSecret),
    clock,
    log,
  };
  const site = () => describeSite(content.current());
  const inbox = await openInbox({ ...basis, site });
  onClose(() => inbox.close());
  const opened = await openSite(server);
  onClose(() => opened.close?.());
  if (opened.onContentChange) content.onChange(opened.onContentChange);

  let isDraining = false;
  const app = assembleApp({
    ...basis,
    content,
    inbox,
    site: opened,
    connections,
    isDraining: () => isDraining,
  });
  openGate(limitPipelining(app));
  const { renderSite } = opened;
  const { siteUrl } = basis;
  const readPages = () =>
    void search.readPages({ content: content.current(), renderSite, siteUrl });
  content.onChange(readPages);
  readPages();
  return {
    address: formatAddress(config.host, port),
    content,
    server,
    log,
    drainNow: () => {
      isDraining = true;
      return connections().open;
    },
  };
}
