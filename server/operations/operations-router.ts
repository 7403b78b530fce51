import { Router, type Request } from "express";
import type { Registry } from "prom-client";
import type { LiveContent } from "../content/content-source.ts";
import { sendJson } from "../replies/send-json.ts";
import type { InboxHealth } from "./inbox-health.ts";
import { isLoopbackRequest } from "./is-loopback-request.ts";
import { hasBearer } from "./is-same-secret.ts";

export interface Operations {
  content: Pick<LiveContent, "current" | "indexState">;
  registry: Registry;
  metricsToken: string | undefined;
  inboxHealth: () => Promise<InboxHealth>;
  isDraining: () => boolean;
}

/** If a token is set, it is always required for the metrics, even for local requests. */
const mayReadMetrics = (request: Request, token: string | undefined) =>
  token === undefined ? isLoopbackRequest(request) : hasBearer(request, token);

/** `/healthz`, `/readyz` and `/metrics`. */
export function createOperationsRouter({
  content,
  registry,
  metricsToken,
  inboxHealth,
  isDraining,
}: Operations): Router {
  const router = Router({ caseSensitive: true, strict: true });

  router.get("/healthz", (_request, response) => {
    sendJson(response, 200, { ok: true });
  });

  // A rejected index does not affect readiness: the server uses the last valid one, like all other servers.
  router.get("/readyz", async (_request, response) => {
    const { ok: inbox, reason, replacedAt, mail } = await inboxHealth();
    const draining = isDraining();
    const ok = inbox && !draining;
    sendJson(response, ok ? 200 : 503, {
      ok,
      content: content.current().version,
      index: content.indexState(),
      inbox,
      draining,
      ...(reason !== undefined && { reason }),
      ...(replacedAt !== undefined && { databaseReplacedAt: replacedAt }),
      ...(mail !== undefined && { mail }),
    });
  });

  router.get("/metrics", async (request, response, next) => {
    if (!mayReadMetrics(request, metricsToken)) {
      next();
      return;
    }
    response
      .set("Cache-Control", "no-store")
      .type(registry.contentType)
      .end(await registry.metrics());
  });

  return router;
}
