import type { RequestListener } from "node:http";
import express, {
  type Express,
  type RequestHandler,
  type Router,
} from "express";
import { contact, fromDataPath, subscribe } from "#contract";
import { routeTable } from "#routes";
import { createApiRouter } from "./api/api-router.ts";
import { queryParameters } from "./api/define-endpoint.ts";
import { endpoints } from "./api/endpoints.ts";
import {
  createAnswerCache,
  noAnswerCache,
  type AnswerCache,
} from "./cache/answer-cache.ts";
import { createAnswerFront } from "./cache/answer-front.ts";
import { createIdleQueue } from "./cache/idle-queue.ts";
import {
  createParametersOf,
  type ParametersOf,
} from "./cache/query-parameters.ts";
import type { Config } from "./config.ts";
import { toClientKey } from "./connections/client-key.ts";
import type { LiveContent } from "./content/content-source.ts";
import { runAsRequest } from "./current-request.ts";
import type { ServerLog } from "./log.ts";
import { createMetrics, type Metrics } from "./metrics/metrics.ts";
import { createRouteLabels } from "./metrics/route-labels.ts";
import { createCrossOrigin } from "./middleware/cross-origin.ts";
import { documentPaths } from "./documents/documents.ts";
import { createErrorHandler } from "./middleware/error-handler.ts";
import { createRequestLog } from "./middleware/request-log.ts";
import { createSecurityHeaders } from "./middleware/security-headers.ts";
import {
  createTargetGuard,
  refuseForeignTargets,
} from "./middleware/target-guard.ts";
import { createFormCounter } from "./operations/form-counter.ts";
import type { InboxHealth } from "./operations/inbox-health.ts";
import type { ConnectionCounts } from "./operations/operation-metrics.ts";
import { createOperationsRouter } from "./operations/operations-router.ts";
import { createMissingPageLimit } from "./pages/missing-page-limit.ts";
import { createNoticeRenderer } from "./pages/notice-renderer.ts";
import { createPageHandler } from "./pages/page-handler.ts";
import {
  createPreviewHandler,
  type Previews,
} from "./pages/preview-handler.ts";
import { createShareImages, SHARE_ADDRESS } from "./pages/share-images.ts";
import { createStaticFiles } from "./pages/static-files.ts";
import type { Site } from "./site.ts";
import { pageOfTwin, toAnswerPath } from "./twins/twin-addresses.ts";

export interface AppOptions extends Omit<Site, "close" | "onContentChange"> {
  config: Pick<
    Config,
    | "trustProxyHops"
    | "rateLimitMissing"
    | "metricsToken"
    | "contentDir"
    | "contentWriteToken"
  > &
    Partial<Pick<Config, "corsOrigin">>;
  /** Origin of canonical and absolute URLs, without a trailing slash. */
  siteUrl: string;
  content: Pick<LiveContent, "current" | "indexState">;
  log: ServerLog;
  /** Answers the form calls; mounted at the root. */
  forms?: Router;
  /** Answers signed addresses of unpublished entries. Without it, they are not found. */
  previews?: Previews;
  inboxHealth?: () => Promise<InboxHealth>;
  connections?: () => ConnectionCounts;
  /** Folder of images and other files of the content. */
  contentAssets?: string;
  /** Folder of the share images. */
  shareImages?: string;
  isDraining?: () => boolean;
  /** If false, every request goes through Express, even cache hits. True by default. */
  hasFront?: boolean;
}

/** About 4,000 pages in one encoding. */
const CACHE_BYTES = 24 * 1024 * 1024;

const apiParametersOf = createParametersOf(
  endpoints.map(({ contract }) => ({
    path: contract.path,
    query: queryParameters(contract),
  })),
);
const routeParametersOf = createParametersOf(routeTable);
/** A Markdown twin and the data of a page depend on the same parameters as the page. */
const pageParametersOf: ParametersOf = (path) =>
  routeParametersOf(pageOfTwin(path) ?? fromDataPath(path) ?? path);

const routeLabelOf = createRouteLabels([
  "/healthz",
  "/readyz",
  "/metrics",
  "/newsletter/confirm",
  "/newsletter/unsubscribe",
  ...documentPaths,
  ...endpoints.map(({ contract }) => contract.path),
  contact.path,
  subscribe.path,
  ...routeTable.map(({ path }) => path),
]);

/** Built files below /assets have a content hash in their names. */
const isHashed = (path: string) => path.startsWith("/assets/");

interface Shared {
  metrics: Metrics;
  cache: AnswerCache;
  isDraining: () => boolean;
}

/** While the server drains, closes each kept-alive connection after its next reply. */
function createDrainNotice(isDraining: () => boolean): RequestHandler {
  return (_request, response, next) => {
    if (isDraining()) response.set("Connection", "close");
    next();
  };
}

function createCache({ content, development }: AppOptions, metrics: Metrics) {
  if (development) return noAnswerCache;
  return createAnswerCache({
    maxBytes: CACHE_BYTES,
    currentVersion: () => content.current().version,
    idle: createIdleQueue(),
    count: (outcome) => metrics.countCache(outcome),
  });
}

/** Serves the files that the toolchain and the build have written. */
function mountFiles(
  app: Express,
  { content, contentAssets, shareImages, clientFolder }: AppOptions,
  { keepFile: keep }: AnswerCache,
): void {
  if (contentAssets)
    app.use(
      "/content-assets",
      createStaticFiles({
        folder: contentAssets,
        isImmutable: () => true,
        keep,
      }),
    );
  if (shareImages)
    app.use(SHARE_ADDRESS, createShareImages({ folder: shareImages, content }));
  if (clientFolder)
    app.use(
      createStaticFiles({ folder: clientFolder, isImmutable: isHashed, keep }),
    );
}

/** Mounts the parts that answer by address, in their order. */
function mountAnswers(
  app: Express,
  options: AppOptions,
  { metrics, cache, isDraining }: Shared,
): void {
  const { config, siteUrl, content, forms } = options;
  if (config.corsOrigin !== undefined)
    app.use("/api", createCrossOrigin(config.corsOrigin));
  app.use(
    createOperationsRouter({
      content,
      metrics,
      metricsToken: config.metricsToken,
      inboxHealth: options.inboxHealth ?? (async () => ({ ok: true })),
      connections: options.connections ?? (() => undefined),
      isDraining,
    }),
  );
  if (forms) app.use(createFormCounter(metrics), forms);
  app.use(createApiRouter({ ...config, content, cache }));
  mountFiles(app, options, cache);
  if (options.previews)
    app.use(
      createPreviewHandler({
        ...options.previews,
        siteUrl,
        renderSite: options.renderSite,
      }),
    );
  if (options.development) app.use(options.development);
  app.use(
    createPageHandler({
      content,
      siteUrl,
      renderSite: options.renderSite,
      parametersOf: pageParametersOf,
      cache,
      missing: {
        limit: createMissingPageLimit(config.rateLimitMissing),
        clientOf: (request) =>
          toClientKey(
            request.socket.remoteAddress,
            request.get("x-forwarded-for"),
            config.trustProxyHops,
          ),
        onRefused: metrics.countLimited,
      },
    }),
  );
}

function createExpressApp(options: AppOptions, shared: Shared): Express {
  const { config, siteUrl, content, log, development } = options;
  const app = express();
  app.disable("x-powered-by");
  app.enable("case sensitive routing");
  app.set("trust proxy", config.trustProxyHops);
  app.use(createDrainNotice(shared.isDraining));
  app.use(
    createSecurityHeaders(() => content.current().site.scheduler, {
      inlineScriptHashes: options.inlineScriptHashes ?? [],
      isHttps: siteUrl.startsWith("https:"),
      isDevelopment: development !== undefined,
    }),
  );
  app.use(createTargetGuard());
  mountAnswers(app, options, shared);
  app.use(createErrorHandler(log, createNoticeRenderer(options)));
  return app;
}

/** The whole server as one request listener. Only this function decides the order of its parts. */
export function createApp(options: AppOptions): RequestListener {
  const { config, log, hasFront = true } = options;
  const isDraining = options.isDraining ?? (() => false);
  const metrics = createMetrics(() => cache.usage());
  const cache = createCache(options, metrics);
  const requestLog = createRequestLog({
    log,
    observe: (url, status, seconds) =>
      metrics.observeRequest(routeLabelOf(url), status, seconds),
    trustsProxy: config.trustProxyHops > 0,
  });
  const app = createExpressApp(options, { metrics, cache, isDraining });
  return refuseForeignTargets(
    createAnswerFront({
      cache: hasFront ? cache : noAnswerCache,
      requestLog,
      parametersOf: (path) =>
        (path.startsWith("/api/") ? apiParametersOf : pageParametersOf)(path),
      isDraining,
      toAnswerPath,
      app(request, response, begun) {
        response.setHeader("X-Request-Id", begun.id);
        requestLog.end(request, response, begun);
        runAsRequest(begun.id, () => app(request, response));
      },
    }),
  );
}
