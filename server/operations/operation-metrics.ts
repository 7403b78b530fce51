import type { IndexState } from "../content/track-index.ts";
import {
  formatSample,
  toCounter,
  toGauge,
  type MetricFamily,
} from "../metrics/metric-family.ts";
import type { InboxHealth } from "./inbox-health.ts";

/** The number of open connections and their limit. */
export interface ConnectionCounts {
  open: number;
  max: number;
  refused: number;
}

const STATES = ["current", "refused", "missing"] as const;

export function toContentFamilies(
  version: string,
  index: IndexState,
): MetricFamily[] {
  return [
    toGauge("content_info", "The version of the content that is served.", 1, {
      version,
    }),
    {
      name: "content_index_state",
      type: "gauge",
      help: "1 for the state of the index file: current, refused or missing. A server goes on with the last good index.",
      samples: STATES.map((state) =>
        formatSample(
          "content_index_state",
          { state },
          state === index.state ? 1 : 0,
        ),
      ),
    },
    toGauge(
      "content_index_age_seconds",
      "Time since the index that is served was written.",
      index.ageSeconds,
    ),
    toCounter(
      "content_index_refusals_total",
      "Indexes that were refused.",
      index.refusals,
    ),
    ...(index.reason === undefined
      ? []
      : [
          toGauge(
            "content_index_error_info",
            "Why the last index was refused.",
            1,
            { reason: index.reason },
          ),
        ]),
  ];
}

export function toInboxFamilies({ ok, mail }: InboxHealth): MetricFamily[] {
  return [
    toGauge("inbox_ready", "1 while form posts can be stored.", ok ? 1 : 0),
    ...(mail
      ? [
          toGauge(
            "mail_outbox_waiting",
            "Mails that wait to be sent.",
            mail.waiting,
          ),
          toGauge(
            "mail_outbox_oldest_seconds",
            "Age of the oldest mail that waits.",
            mail.oldestSeconds,
          ),
          toGauge(
            "mail_outbox_dead",
            "Mails that were given up until `inbox redrive`.",
            mail.dead,
          ),
        ]
      : []),
  ];
}

export function toConnectionFamilies(
  counts: ConnectionCounts | undefined,
): MetricFamily[] {
  if (!counts) return [];
  return [
    toGauge("http_connections", "Open connections.", counts.open),
    toGauge(
      "http_connections_max",
      "Limit of open connections, which follows from the limit of open files.",
      counts.max,
    ),
    toCounter(
      "http_connections_refused_total",
      "Connections that were closed early or not accepted at the limit.",
      counts.refused,
    ),
  ];
}
