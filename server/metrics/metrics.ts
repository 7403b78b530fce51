import type { RequestHandler } from "express";
import {
  collectDefaultMetrics,
  Counter,
  Histogram,
  Registry,
} from "prom-client";
import { contact, subscribe } from "#contract";
import type { CacheOutcome } from "../cache/page-cache.ts";
import { createRouteLabels } from "./route-labels.ts";

/** Upper bounds of the duration histogram, in seconds. */
const BUCKETS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

const formNames = new Map<string, string>([
  [contact.path, "contact"],
  [subscribe.path, "newsletter"],
]);

/**
 * Creates the metrics of this process. Others register theirs in `registry`.
 * @param routes patterns of paths, each the label of its requests
 */
export function createMetrics(routes: readonly string[]) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const routeLabelOf = createRouteLabels(routes);
  const requests = new Counter({
    name: "http_requests_total",
    help: "Answered requests by route and class of status; 4xx has those that the client gave up too.",
    labelNames: ["route", "status"],
    registers,
  });
  const durations = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from the end of a request's head to the end of its reply, by route.",
    labelNames: ["route"],
    buckets: BUCKETS,
    registers,
  });
  const limited = new Counter({
    name: "http_requests_limited_total",
    help: "Requests for missing pages that were refused, because their client asks for too many.",
    registers,
  });
  const cache = new Counter({
    name: "page_cache_total",
    help: "What the cache of finished answers did: hit, miss, joined a rendering under way, or uncached for what does not exist.",
    labelNames: ["outcome"],
    registers,
  });
  const forms = new Counter({
    name: "form_posts_total",
    help: "Form posts by form and status.",
    labelNames: ["form", "status"],
    registers,
  });

  /** Counts requests and their durations by route, and form posts by status. */
  const middleware: RequestHandler = ({ url, method }, response, next) => {
    const began = performance.now();
    response.once("close", () => {
      const status = response.writableFinished ? response.statusCode : 499;
      const route = routeLabelOf(url);
      requests.inc({ route, status: `${Math.floor(status / 100)}xx` });
      const form = method === "POST" ? formNames.get(route) : undefined;
      if (form !== undefined) forms.inc({ form, status });
      durations.observe({ route }, (performance.now() - began) / 1000);
    });
    next();
  };
  return {
    registry,
    middleware,
    countCache: (outcome: CacheOutcome) => cache.inc({ outcome }),
    /** Counts a request for a missing page that was refused because its client requests too many. */
    countLimited: () => limited.inc(),
  };
}
