/** Upper bounds of the duration histogram, in seconds. */
const BUCKETS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

export type CacheOutcome = "hit" | "miss" | "joined" | "uncached";

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

function counterLines(
  name: string,
  formatLabels: (key: string) => string,
  values: ReadonlyMap<string, number>,
): string[] {
  return [
    `# TYPE ${name} counter`,
    ...[...values]
      .toSorted()
      .map(([key, value]) => `${name}{${formatLabels(key)}} ${value}`),
  ];
}

export function createMetrics(): Metrics {
  const requests = new Map<string, number>();
  const cache = new Map<CacheOutcome, number>();
  const forms = new Map<string, number>();
  const buckets = BUCKETS.map(() => 0);
  let count = 0;
  let sum = 0;

  return {
    observeRequest(status, seconds) {
      const statusClass = `${Math.floor(status / 100)}xx`;
      requests.set(statusClass, (requests.get(statusClass) ?? 0) + 1);
      BUCKETS.forEach((bound, at) => {
        if (seconds <= bound) buckets[at] = (buckets[at] ?? 0) + 1;
      });
      count += 1;
      sum += seconds;
    },
    countCache(outcome) {
      cache.set(outcome, (cache.get(outcome) ?? 0) + 1);
    },
    countForm(form, status) {
      const key = `form="${form}",status="${status}"`;
      forms.set(key, (forms.get(key) ?? 0) + 1);
    },
    format(contentVersion, gauges) {
      const name = "http_request_duration_seconds";
      return [
        ...counterLines(
          "http_requests_total",
          (status) => `status="${status}"`,
          requests,
        ),
        `# TYPE ${name} histogram`,
        ...BUCKETS.map(
          (bound, at) => `${name}_bucket{le="${bound}"} ${buckets[at]}`,
        ),
        `${name}_bucket{le="+Inf"} ${count}`,
        `${name}_sum ${sum}`,
        `${name}_count ${count}`,
        ...counterLines(
          "page_cache_total",
          (outcome) => `outcome="${outcome}"`,
          cache,
        ),
        ...counterLines("form_posts_total", (labels) => labels, forms),
        "# TYPE content_info gauge",
        `content_info{version=${JSON.stringify(contentVersion)}} 1`,
        ...Object.entries(gauges).flatMap(([gauge, value]) => [
          `# TYPE ${gauge} gauge`,
          `${gauge} ${value}`,
        ]),
        "",
      ].join("\n");
    },
  };
}
