import { Router, type Request } from "express";
import type { ContentSource } from "../content/content-source.ts";
import type { Metrics } from "../metrics.ts";
import { sendJson } from "../replies/send-json.ts";
import { isLoopbackRequest } from "./is-loopback-request.ts";
import { isSameSecret } from "./is-same-secret.ts";

/** How the stores under the forms are. Reasons are words for operators, without addresses or secrets. */
export interface InboxHealth {
  ok: boolean;
  reason?: string;
  /** Numbers for /metrics, by their full name. */
  gauges?: Readonly<Record<string, number>>;
}

export interface Operations {
  content: ContentSource;
  metrics: Metrics;
  metricsToken: string | undefined;
  inboxHealth: () => Promise<InboxHealth>;
  isDraining: () => boolean;
}

function mayReadMetrics(request: Request, token: string | undefined): boolean {
  const given = /^Bearer (.+)$/u.exec(request.get("authorization") ?? "")?.[1];
  if (token !== undefined && given !== undefined)
    return isSameSecret(given, token);
  return isLoopbackRequest(request);
}

/** `/healthz`, `/readyz` and `/metrics`. */
export function createOperationsRouter({
  content,
  metrics,
  metricsToken,
  inboxHealth,
  isDraining,
}: Operations): Router {
  const router = Router({ caseSensitive: true, strict: true });

  async function readHealth(): Promise<InboxHealth> {
    try {
      return await inboxHealth();
    } catch {
      return { ok: false, reason: "the database is out of reach" };
    }
  }

  router.get("/healthz", (_request, response) => {
    sendJson(response, 200, { ok: true });
  });

  router.get("/readyz", async (_request, response) => {
    const { ok: inbox, reason } = await readHealth();
    const draining = isDraining();
    const ok = inbox && !draining;
    sendJson(response, ok ? 200 : 503, {
      ok,
      content: content.current().version,
      inbox,
      draining,
      ...(reason !== undefined && { reason }),
    });
  });

  router.get("/metrics", async (request, response, next) => {
    if (!mayReadMetrics(request, metricsToken)) {
      next();
      return;
    }
    const { gauges = {} } = await readHealth();
    const text = metrics.format(content.current().version, gauges);
    response
      .set("Cache-Control", "no-store")
      .type("text/plain; version=0.0.4")
      .end(text);
  });

  return router;
}
