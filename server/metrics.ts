import { monitorEventLoopDelay } from "node:perf_hooks";

/** Upper bounds of the duration histogram, in seconds. */
const BUCKETS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

const STATUS_LABELS = ["0xx", "1xx", "2xx", "3xx", "4xx", "5xx"].map(
  (status) => `status="${status}"`,
);

export type CacheOutcome = "hit" | "miss" | "joined" | "uncached";

const OUTCOME_LABELS: Record<CacheOutcome, string> = {
  hit: 'outcome="hit"',
  miss: 'outcome="miss"',
  joined: 'outcome="joined"',
  uncached: 'outcome="uncached"',
};

/** How much a cache holds at this moment. */
type CacheUsage = () => { bytes: number; entries: number };

/** Counters of this process, printed in the text format of Prometheus. */
export interface Metrics {
  observeRequest(status: number, seconds: number): void;
  countCache(outcome: CacheOutcome): void;
  countForm(form: string, status: number): void;
  /** @param gauges current values by their full name */
  format(
    contentVersion: string,
    gauges: Readonly<Record<string, number>>,
  ): string;
}

type Labels = Readonly<Record<string, string | number>>;

const formatSample = (name: string, labels: Labels, value: number) => {
  const pairs = Object.entries(labels).map(
    ([label, text]) => `${label}=${JSON.stringify(String(text))}`,
  );
  return `${name}${pairs.length > 0 ? `{${pairs.join(",")}}` : ""} ${value}`;
};

/** Counts by the labels of a sample, which are written once. */
function createCounter(name: string) {
  const values = new Map<string, number>();
  return {
    add(labels: string): void {
      values.set(labels, (values.get(labels) ?? 0) + 1);
    },
    lines: () => [
      `# TYPE ${name} counter`,
      ...[...values]
        .toSorted()
        .map(([labels, value]) => `${name}{${labels}} ${value}`),
    ],
  };
}

/** How long requests took. */
function createDurations(name: string) {
  // One more for what is longer than the last bound.
  const counts = Array.from({ length: BUCKETS.length + 1 }, () => 0);
  let sum = 0;
  return {
    observe(seconds: number): void {
      const found = BUCKETS.findIndex((bound) => seconds <= bound);
      const at = found === -1 ? BUCKETS.length : found;
      counts[at] = (counts[at] ?? 0) + 1;
      sum += seconds;
    },
    lines(): string[] {
      let total = 0;
      const buckets = [...BUCKETS, "+Inf"].map((le, at) => {
        total += counts[at] ?? 0;
        return formatSample(`${name}_bucket`, { le }, total);
      });
      const ends = [`${name}_sum ${sum}`, `${name}_count ${total}`];
      return [`# TYPE ${name} histogram`, ...buckets, ...ends];
    },
  };
}

/** How often the delay of the event loop is measured, in milliseconds. */
const DELAY_RESOLUTION = 10;

/** How late the event loop was since the last time that somebody asked. */
function createLoopDelay(name: string) {
  const histogram = monitorEventLoopDelay({ resolution: DELAY_RESOLUTION });
  histogram.enable();
  // What is measured is the time between two timers.
  const toSeconds = (nanoseconds: number) =>
    Math.max(0, nanoseconds / 1e9 - DELAY_RESOLUTION / 1e3).toFixed(6);
  return {
    lines(): string[] {
      const lines = [0.5, 0.99, 1].map((quantile) =>
        formatSample(
          name,
          { quantile },
          histogram.count === 0
            ? 0
            : Number(toSeconds(histogram.percentile(quantile * 100))),
        ),
      );
      histogram.reset();
      return [`# TYPE ${name} gauge`, ...lines];
    },
  };
}

/** @param cacheUsage of the finished answers */
export function createMetrics(cacheUsage: CacheUsage): Metrics {
  const requests = createCounter("http_requests_total");
  const durations = createDurations("http_request_duration_seconds");
  const cache = createCounter("page_cache_total");
  const forms = createCounter("form_posts_total");
  const loopDelay = createLoopDelay("event_loop_delay_seconds");

  return {
    observeRequest(status, seconds) {
      requests.add(STATUS_LABELS[Math.floor(status / 100)] ?? 'status="other"');
      durations.observe(seconds);
    },
    countCache: (outcome) => cache.add(OUTCOME_LABELS[outcome]),
    countForm: (form, status) => forms.add(`form="${form}",status="${status}"`),
    format(contentVersion, gauges) {
      const { bytes, entries } = cacheUsage();
      const all = {
        page_cache_bytes: bytes,
        page_cache_entries: entries,
        ...gauges,
      };
      return [
        ...requests.lines(),
        ...durations.lines(),
        ...cache.lines(),
        ...forms.lines(),
        ...loopDelay.lines(),
        "# TYPE content_info gauge",
        formatSample("content_info", { version: contentVersion }, 1),
        ...Object.entries(all).flatMap(([name, value]) => [
          `# TYPE ${name} gauge`,
          formatSample(name, {}, value),
        ]),
        "",
      ].join("\n");
    },
  };
}
