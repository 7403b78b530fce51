import type { RequestListener } from "node:http";
import express, { type RequestHandler, type Router } from "express";
import { contact, subscribe } from "#contract";
import { routeTable } from "#routes";
import { answerKeyOf } from "./answer-key.ts";
import { createApiRouter } from "./api/api-router.ts";
import { endpoints } from "./api/endpoints.ts";
import { createPageCache } from "./cache/page-cache.ts";
import type { Config } from "./config.ts";
import type { ConnectionCounts } from "./connections/limit-connections.ts";
import { withRequestId } from "./current-request.ts";
import { toClientKey } from "./connections/client-key.ts";
import type { LiveContent } from "./content/content-source.ts";
import { documentPaths } from "./documents/documents.ts";
import type { ServerLog } from "./log.ts";
import { createMetrics } from "./metrics/metrics.ts";
import { createCrossOrigin } from "./middleware/cross-origin.ts";
import { createErrorHandler } from "./middleware/error-handler.ts";
import { createRequestLog } from "./middleware/request-log.ts";
import { createSecurityHeaders } from "./middleware/security-headers.ts";
import { createTargetGuard, readTargets } from "./middleware/target-guard.ts";
import type { InboxHealth } from "./operations/inbox-health.ts";
import { registerReadings } from "./operations/operation-metrics.ts";
import { createOperationsRouter } from "./operations/operations-router.ts";
import { createEditorRouter } from "./pages/editor-router.ts";
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
  /** File with the configuration of the web editor. */
  editorConfiguration?: string;
  /** Folder of the share images. */
  shareImages?: string;
  isDraining?: () => boolean;
}

/** About 3,000 pages in one encoding. */
const CACHE_BYTES = 32 * 1024 * 1024;

/** The labels of requests in the metrics. */
const routes = [
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
];

/** While the server drains, closes each kept-alive connection after its next reply. */
function createDrainNotice(isDraining: () => boolean): RequestHandler {
  return (_request, response, next) => {
    if (isDraining()) response.set("Connection", "close");
    next();
  };
}

/** Built files below /assets have a content hash in their names. */
const isHashed = (path: string) => path.startsWith("/assets/");

/** Serves the files that the toolchain and the build have written. */
function createFiles({
  content,
  contentAssets,
  shareImages,
  clientFolder,
}: AppOptions): Router {
  const router = express.Router();
  if (contentAssets)
    router.use(
      "/content-assets",
      createStaticFiles(contentAssets, () => true),
    );
  if (shareImages)
    router.use(SHARE_ADDRESS, createShareImages(shareImages, content));
  if (clientFolder) router.use(createStaticFiles(clientFolder, isHashed));
  return router;
}

/** The web editor, if it is built. */
function createEditor({
  content,
  development,
  editorConfiguration,
  editorFolder,
}: AppOptions): Router {
  if (!editorFolder || editorConfiguration === undefined)
    return express.Router();
  return createEditorRouter({
    content,
    configuration: editorConfiguration,
    editorFolder,
    isDevelopment: development !== undefined,
  });
}

/** The whole server as one Express application. Each request passes these lines in their order. */
export function createApp(options: AppOptions): RequestListener {
  const { config, siteUrl, content, log, development, renderSite } = options;
  const { forms, previews, isDraining = () => false } = options;
  const { inboxHealth = async () => ({ ok: true }) } = options;
  const metrics = createMetrics(routes);
  const cache = createPageCache({
    maxBytes: CACHE_BYTES,
    currentVersion: () => content.current().version,
    keyOf: answerKeyOf,
    count: metrics.countCache,
    keeps: development === undefined,
  });
  const { registry } = metrics;
  registerReadings(registry, { ...options, inboxHealth, cache });
  const operations = { ...config, content, inboxHealth, isDraining, registry };
  const policy = {
    inlineScriptHashes: options.inlineScriptHashes ?? [],
    isHttps: siteUrl.startsWith("https:"),
    isDevelopment: development !== undefined,
  };
  const missing = {
    limit: createMissingPageLimit(config.rateLimitMissing),
    clientOf: (request: express.Request) =>
      toClientKey(
        request.socket.remoteAddress,
        request.get("x-forwarded-for"),
        config.trustProxyHops,
      ),
    onRefused: metrics.countLimited,
  };

  const app = express()
    .disable("x-powered-by")
    .enable("case sensitive routing")
    .set("trust proxy", config.trustProxyHops);
  app.use(createRequestLog(log, config.trustProxyHops > 0));
  app.use(metrics.middleware);
  app.use(createDrainNotice(isDraining));
  // A kept reply has the headers that the middleware below has set.
  app.use(cache.middleware);
  app.use(withRequestId);
  app.use(createSecurityHeaders(() => content.current().site, policy));
  app.use(createTargetGuard());
  if (config.corsOrigin !== undefined)
    app.use("/api", createCrossOrigin(config.corsOrigin));
  app.use(createOperationsRouter(operations));
  if (forms) app.use(forms);
  app.use(createApiRouter({ ...config, content, cache }));
  app.use(createFiles(options));
  app.use(createEditor(options));
  if (previews)
    app.use(createPreviewHandler({ ...previews, siteUrl, renderSite }));
  if (development) app.use(development);
  app.use(createPageHandler({ content, siteUrl, renderSite, cache, missing }));
  app.use(createErrorHandler(log, createNoticeRenderer(options)));
  return readTargets(app, siteUrl);
}
