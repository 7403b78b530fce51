import { formatSample, type MetricFamily } from "./metric-family.ts";

/** Upper bounds of the duration histogram, in seconds. */
const BUCKETS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

interface RouteRecord {
  /** Not cumulative. The last one counts durations above all bounds. */
  durations: number[];
  sum: number;
  /** By the first digit of the status. */
  statuses: number[];
}

const zeros = (length: number) => Array.from({ length }, () => 0);

function createRecord(): RouteRecord {
  return { durations: zeros(BUCKETS.length + 1), sum: 0, statuses: zeros(6) };
}

const increment = (counts: number[], at: number) => {
  counts[at] = (counts[at] ?? 0) + 1;
};

const REQUESTS = "http_requests_total";
const DURATION = "http_request_duration_seconds";

function formatDurations([route, record]: [string, RouteRecord]): string[] {
  let total = 0;
  const buckets = [...BUCKETS, "+Inf"].map((le, at) => {
    total += record.durations[at] ?? 0;
    return formatSample(`${DURATION}_bucket`, { route, le }, total);
  });
  return [
    ...buckets,
    formatSample(`${DURATION}_sum`, { route }, record.sum),
    formatSample(`${DURATION}_count`, { route }, total),
  ];
}

function formatStatuses([route, { statuses }]: [
  string,
  RouteRecord,
]): string[] {
  return statuses.flatMap((count, digit) =>
    count === 0
      ? []
      : [formatSample(REQUESTS, { route, status: `${digit}xx` }, count)],
  );
}

/** Counts requests and their durations by route. */
export function createRequestMetrics() {
  const records = new Map<string, RouteRecord>();
  let total = 0;
  return {
    total: () => total,
    observe(route: string, status: number, seconds: number): void {
      let record = records.get(route);
      if (!record) records.set(route, (record = createRecord()));
      const found = BUCKETS.findIndex((bound) => seconds <= bound);
      increment(record.durations, found === -1 ? BUCKETS.length : found);
      increment(record.statuses, Math.floor(status / 100));
      record.sum += seconds;
      total += 1;
    },
    families(): MetricFamily[] {
      const sorted = [...records].toSorted(([a], [b]) => (a < b ? -1 : 1));
      return [
        {
          name: REQUESTS,
          type: "counter",
          help: "Answered requests by route and class of status; 4xx has those that the client gave up too.",
          samples: sorted.flatMap(formatStatuses),
        },
        {
          name: DURATION,
          type: "histogram",
          help: "Time from the end of a request's head to the end of its reply, by route.",
          samples: sorted.flatMap(formatDurations),
        },
      ];
    },
  };
}
