import { createEventLoopDelay } from "./event-loop-delay.ts";
import {
  createCounter,
  formatFamilies,
  formatLabels,
  toCounter,
  toGauge,
  type MetricFamily,
} from "./metric-family.ts";
import { readProcessMetrics } from "./process-metrics.ts";
import { createRequestMetrics } from "./request-metrics.ts";

export type CacheOutcome = "hit" | "miss" | "joined" | "uncached";

const OUTCOME_LABELS: Record<CacheOutcome, string> = {
  hit: '{outcome="hit"}',
  miss: '{outcome="miss"}',
  joined: '{outcome="joined"}',
  uncached: '{outcome="uncached"}',
};

/** The current size of a cache. */
type CacheUsage = () => { bytes: number; entries: number };

/** The metrics of this process, printed in the text format of Prometheus. */
export interface Metrics {
  /** @param route a label of `createRouteLabels` */
  observeRequest(route: string, status: number, seconds: number): void;
  countCache(outcome: CacheOutcome): void;
  countForm(form: string, status: number): void;
  /** Counts a request for a missing page that was refused because its client requests too many. */
  countLimited(): void;
  /** @param others current values from other parts of the server */
  format(others: readonly MetricFamily[]): string;
}

function toCacheFamilies(cacheUsage: CacheUsage): MetricFamily[] {
  const { bytes, entries } = cacheUsage();
  return [
    toGauge("page_cache_bytes", "Size of the finished answers.", bytes),
    toGauge("page_cache_entries", "Number of finished answers.", entries),
  ];
}

/** @param cacheUsage size of the answer cache */
export function createMetrics(cacheUsage: CacheUsage): Metrics {
  const requests = createRequestMetrics();
  const cache = createCounter(
    "page_cache_total",
    "What the cache of finished answers did: hit, miss, joined a rendering under way, or uncached for what does not exist.",
  );
  const forms = createCounter(
    "form_posts_total",
    "Form posts by form and status.",
  );
  const loopDelay = createEventLoopDelay();
  let limited = 0;

  return {
    observeRequest: requests.observe,
    countCache: (outcome) => cache.add(OUTCOME_LABELS[outcome]),
    countForm: (form, status) => forms.add(formatLabels({ form, status })),
    countLimited: () => (limited += 1),
    format: (others) =>
      formatFamilies([
        ...requests.families(),
        toCounter(
          "http_requests_limited_total",
          "Requests for missing pages that were refused, because their client asks for too many.",
          limited,
        ),
        cache.family(),
        ...toCacheFamilies(cacheUsage),
        forms.family(),
        loopDelay(),
        ...readProcessMetrics(),
        ...others,
      ]),
  };
}
