import type { RequestListener } from "node:http";
import express, { type RequestHandler, type Router } from "express";
import { createApiRouter } from "./api/api-router.ts";
import type { Config } from "./config.ts";
import type { ContentSource } from "./content/content-source.ts";
import type { Log } from "./log.ts";
import { createErrorHandler } from "./middleware/error-handler.ts";
import { createRequestLog } from "./middleware/request-log.ts";
import { createSecurityHeaders } from "./middleware/security-headers.ts";
import {
  createTargetGuard,
  refuseForeignTargets,
} from "./middleware/target-guard.ts";
import { createMetrics } from "./operations/metrics.ts";
import { createFormCounter } from "./operations/form-counter.ts";
import type { InboxHealth } from "./operations/inbox-health.ts";
import { createOperationsRouter } from "./operations/operations-router.ts";
import { createIdleQueue } from "./pages/idle-queue.ts";
import { createPageCache } from "./pages/page-cache.ts";
import { createPageHandler } from "./pages/page-handler.ts";
import { renderRobots } from "./pages/robots.ts";
import { renderSitemap } from "./pages/sitemap.ts";
import { createStaticFiles } from "./pages/static-files.ts";
import type { Site } from "./site.ts";

export interface AppOptions extends Omit<Site, "close" | "onContentChange"> {
  config: Pick<
    Config,
    "trustProxyHops" | "metricsToken" | "contentDir" | "contentWriteToken"
  >;
  /** Origin of canonical and absolute addresses, without a slash at its end. */
  siteUrl: string;
  content: ContentSource;
  log: Log;
  /** What answers the form calls, with their full paths. */
  forms?: Router;
  inboxHealth?: () => Promise<InboxHealth>;
  /** Folder of the files that belong to the content. */
  contentAssets?: string;
  pageCacheBytes?: number;
  isDraining?: () => boolean;
}

const PAGE_CACHE_BYTES = 64 * 1024 * 1024;

/** Closes kept-alive connections with their next reply, so that a draining server empties. */
function createDrainNotice(isDraining: () => boolean): RequestHandler {
  return (_request, response, next) => {
    if (isDraining()) response.set("Connection", "close");
    next();
  };
}

/** The whole server as one request listener: the order of its parts stands here and nowhere else. */
export function createApp(options: AppOptions): RequestListener {
  const { config, siteUrl, content, log } = options;
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
      isDevelopment: options.development !== undefined,
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
  if (options.forms) app.use(createFormCounter(metrics), options.forms);
  app.use(createApiRouter({ ...config, content }));
  if (options.contentAssets)
    app.use(
      "/content-assets",
      createStaticFiles(options.contentAssets, () => true),
    );
  if (options.clientFolder) {
    app.use(
      createStaticFiles(options.clientFolder, (path) =>
        path.startsWith("/assets/"),
      ),
    );
  }
  if (options.development) app.use(options.development);
  app.use(
    createPageHandler({
      content,
      siteUrl,
      renderSite: options.renderSite,
      cacheKeyParams: options.cacheKeyParams,
      texts: new Map([
        ["/robots.txt", renderRobots],
        ["/sitemap.xml", renderSitemap],
      ]),
      cache: createPageCache({
        // Sources change under a development server, and the content's version does not tell.
        maxBytes: options.development
          ? 0
          : (options.pageCacheBytes ?? PAGE_CACHE_BYTES),
        currentVersion: () => content.current().version,
        idle: createIdleQueue(),
        count: (outcome) => metrics.countCache(outcome),
      }),
    }),
  );
  app.use(createErrorHandler(log));
  return refuseForeignTargets(app);
}
