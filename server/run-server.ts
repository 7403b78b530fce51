import { createServer, type RequestListener, type Server } from "node:http";
import { join } from "node:path";
import { createFormRouter } from "./api/forms/create-form-router.ts";
import { parseConfig, type Config, type Environment } from "./config.ts";
import { openContent, type LiveContent } from "./content/content-source.ts";
import { createApp } from "./create-app.ts";
import { drain } from "./drain.ts";
import { loadAppSecret } from "./inbox/app-secret.ts";
import type { Inbox } from "./inbox/inbox.ts";
import { formatAddress, listen } from "./listen.ts";
import { createLog, type Log, type LogStream } from "./log.ts";
import { openInbox } from "./open-inbox.ts";
import { createInboxHealth } from "./operations/inbox-health.ts";
import type { OpenSite, Site } from "./site.ts";

/** How long running requests may take once the server is told to stop. */
const DRAIN_MILLIS = 10_000;

/** Cuts off slow senders. Idle connections stay open longer than the 60 s of most load balancers. */
const TIMEOUTS = {
  headersTimeout: 20_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
};

export interface ServerOptions {
  env: Environment;
  /** Relative paths in the environment start here. */
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

/** Holds requests that come before the application is ready. The returned function sets it and lets them in. */
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

/** Collects what has to be closed at the end, last opened first. */
function createClosers() {
  const closers: (() => unknown)[] = [];
  return {
    add: (close: () => unknown) => void closers.push(close),
    async closeAll() {
      for (const close of closers.splice(0).toReversed()) await close();
    },
  };
}

interface Parts {
  config: Config;
  siteUrl: string;
  secret: string;
  content: LiveContent;
  inbox: Inbox;
  site: Site;
  log: Log;
  clock: () => Date;
  isDraining: () => boolean;
}

function assembleApp({
  config,
  siteUrl,
  secret,
  content,
  inbox,
  site,
  log,
  clock,
  isDraining,
}: Parts) {
  return createApp({
    ...site,
    config,
    siteUrl,
    content,
    log,
    isDraining,
    contentAssets: join(config.contentOut, "assets"),
    forms: createFormRouter({
      inbox,
      config: { ...config, siteUrl, secret },
      site: () => content.current().site,
      log,
      clock,
    }),
    inboxHealth: createInboxHealth(inbox, clock),
  });
}

/**
 * Starts the whole server in this process: environment, content, port, inbox, site. Prints one line with its address
 * when it is ready.
 * @throws AppError that names what is missing or wrong, after closing what was opened so far
 */
export async function startServer(
  options: ServerOptions,
): Promise<RunningServer> {
  const { env, cwd, openSite, stdout, clock = () => new Date() } = options;
  const config = parseConfig(env, cwd);
  const log = createLog({ stream: stdout, level: config.logLevel, clock });
  const opened = createClosers();
  let onContentChange: Site["onContentChange"];

  try {
    const content = await openContent({
      folder: config.contentOut,
      clock,
      log,
      onChange: () => onContentChange?.(),
    });
    opened.add(() => content.close());
    const server = createServer(TIMEOUTS);
    const openGate = createGate(server);
    const port = await listen(server, config.port, config.host);
    opened.add(() => drain(server, 0));
    const address = formatAddress(config.host, port);
    const siteUrl = config.siteUrl ?? `http://localhost:${port}`;
    const secret = loadAppSecret(config.dataDir, config.appSecret);
    const inbox = await openInbox({
      config,
      secret,
      siteUrl,
      site: () => content.current().site,
      clock,
      log,
    });
    opened.add(() => inbox.close());
    const site = await openSite(server);
    opened.add(() => site.close?.());
    onContentChange = site.onContentChange;

    let closing: Promise<void> | undefined;
    openGate(
      assembleApp({
        config,
        siteUrl,
        secret,
        content,
        inbox,
        site,
        log,
        clock,
        isDraining: () => closing !== undefined,
      }),
    );
    stdout.write(`${content.current().site.name} is ready at ${address}\n`);

    const shutDown = () =>
      drain(server, options.drainMillis ?? DRAIN_MILLIS).then(opened.closeAll);
    return {
      address,
      reload: () => content.reload(),
      close: () => (closing ??= shutDown()),
    };
  } catch (error) {
    await opened.closeAll();
    throw error;
  }
}
