import type { RequestListener } from "node:http";
import express, { type RequestHandler, type Router } from "express";
import { createApiRouter } from "./api/api-router.ts";
import type { Config } from "./config.ts";
import type { ContentSource } from "./content/content-source.ts";
import type { Log } from "./log.ts";
import { createMetrics, type Metrics } from "./metrics.ts";
import { createErrorHandler } from "./middleware/error-handler.ts";
import { createRequestLog } from "./middleware/request-log.ts";
import { createSecurityHeaders } from "./middleware/security-headers.ts";
import {
  createTargetGuard,
  refuseForeignTargets,
} from "./middleware/target-guard.ts";
import { createFormCounter } from "./operations/form-counter.ts";
import type { InboxHealth } from "./operations/inbox-health.ts";
import { createOperationsRouter } from "./operations/operations-router.ts";
import { createIdleQueue } from "./pages/idle-queue.ts";
import { createPageCache, noPageCache } from "./pages/page-cache.ts";
import { createPageHandler } from "./pages/page-handler.ts";
import { renderRobots } from "./pages/robots.ts";
import { sitemaps } from "./pages/sitemap.ts";
import { createStaticFiles } from "./pages/static-files.ts";
import type { Site } from "./site.ts";

export interface AppOptions extends Omit<Site, "close" | "onContentChange"> {
  config: Pick<
    Config,
    "trustProxyHops" | "metricsToken" | "contentDir" | "contentWriteToken"
  >;
  /** Origin of canonical and absolute URLs, without a trailing slash. */
  siteUrl: string;
  content: ContentSource;
  log: Log;
  /** Answers the form calls; mounted at the root. */
  forms?: Router;
  inboxHealth?: () => Promise<InboxHealth>;
  /** Folder of images and other files of the content. */
  contentAssets?: string;
  isDraining?: () => boolean;
}

const PAGE_CACHE_BYTES = 64 * 1024 * 1024;

/** Built files below /assets have a hash of their content in the name. */
const isHashed = (path: string) => path.startsWith("/assets/");

/** Closes each kept-alive connection after its next reply while the server drains. */
function createDrainNotice(isDraining: () => boolean): RequestHandler {
  return (_request, response, next) => {
    if (isDraining()) response.set("Connection", "close");
    next();
  };
}

function createPages(
  { content, siteUrl, renderSite, cacheKeyParams, development }: AppOptions,
  metrics: Metrics,
): RequestHandler {
  return createPageHandler({
    content,
    siteUrl,
    renderSite,
    cacheKeyParams,
    texts: new Map([["/robots.txt", renderRobots], ...sitemaps]),
    cache: development
      ? noPageCache
      : createPageCache({
          maxBytes: PAGE_CACHE_BYTES,
          currentVersion: () => content.current().version,
          idle: createIdleQueue(),
          count: (outcome) => metrics.countCache(outcome),
        }),
  });
}

/** The whole server as one request listener. This is the only place that decides the order of its parts. */
export function createApp(options: AppOptions): RequestListener {
  const { config, siteUrl, content, log, forms, development } = options;
  const { contentAssets, clientFolder } = options;
  const isDraining = options.isDraining ?? (() => false);
  const metrics = createMetrics();
  const app = express();
  app.disable("x-powered-by");
  app.enable("case sensitive routing");
  app.set("trust proxy", config.trustProxyHops);

  app.use(
    createRequestLog({ log, metrics, trustsProxy: config.trustProxyHops > 0 }),
  );
  app.use(createDrainNotice(isDraining));
  app.use(
    createSecurityHeaders(() => content.current().site.scheduler, {
      inlineScriptHashes: options.inlineScriptHashes ?? [],
      isHttps: siteUrl.startsWith("https:"),
      isDevelopment: development !== undefined,
    }),
  );
  app.use(createTargetGuard());
  app.use(
    createOperationsRouter({
      content,
      metrics,
      metricsToken: config.metricsToken,
      inboxHealth: options.inboxHealth ?? (async () => ({ ok: true })),
      isDraining,
    }),
  );
  if (forms) app.use(createFormCounter(metrics), forms);
  app.use(createApiRouter({ ...config, content }));
  if (contentAssets)
    app.use(
      "/content-assets",
      createStaticFiles(contentAssets, () => true),
    );
  if (clientFolder) app.use(createStaticFiles(clientFolder, isHashed));
  if (development) app.use(development);
  app.use(createPages(options, metrics));
  app.use(createErrorHandler(log));
  return refuseForeignTargets(app);
}
