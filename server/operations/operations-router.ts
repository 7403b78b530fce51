import { Router, type Request } from "express";
import type { ContentSource } from "../content/content-source.ts";
import type { Metrics } from "../metrics.ts";
import { sendJson } from "../replies/send-json.ts";
import { isLoopbackRequest } from "./is-loopback-request.ts";
import { isSameSecret } from "./is-same-secret.ts";
import type { InboxHealth } from "./inbox-health.ts";

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

function toGauges({ ok, mail }: InboxHealth): Record<string, number> {
  return {
    inbox_ready: ok ? 1 : 0,
    ...(mail && {
      mail_outbox_waiting: mail.waiting,
      mail_outbox_oldest_seconds: mail.oldestSeconds,
      mail_outbox_dead: mail.dead,
    }),
  };
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

  router.get("/healthz", (_request, response) => {
    sendJson(response, 200, { ok: true });
  });

  router.get("/readyz", async (_request, response) => {
    const { ok: inbox, reason, mail } = await inboxHealth();
    const draining = isDraining();
    const ok = inbox && !draining;
    sendJson(response, ok ? 200 : 503, {
      ok,
      content: content.current().version,
      inbox,
      draining,
      ...(reason !== undefined && { reason }),
      ...(mail !== undefined && { mail }),
    });
  });

  router.get("/metrics", async (request, response, next) => {
    if (!mayReadMetrics(request, metricsToken)) {
      next();
      return;
    }
    const health = await inboxHealth();
    const text = metrics.format(content.current().version, toGauges(health));
    response
      .set("Cache-Control", "no-store")
      .type("text/plain; version=0.0.4")
      .end(text);
  });

  return router;
}
