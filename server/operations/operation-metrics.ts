import { Counter, Gauge, type Registry } from "prom-client";
import type { PageCache } from "../cache/page-cache.ts";
import type { ConnectionCounts } from "../connections/limit-connections.ts";
import type { LiveContent } from "../content/content-source.ts";
import type { InboxHealth } from "./inbox-health.ts";

/** What is measured when the metrics are asked for. */
interface Observed {
  content: Pick<LiveContent, "current" | "indexState">;
  cache: Pick<PageCache, "usage">;
  inboxHealth: () => Promise<InboxHealth>;
  connections?: (() => ConnectionCounts) | undefined;
}

/** A number, a number for each text of a label, or undefined while there is none. */
type Value = number | Readonly<Record<string, number>> | undefined;
type Reading = readonly [
  name: string,
  help: string,
  read: () => Value | Promise<Value>,
  label?: string,
];

const cacheReadings = ({ cache }: Observed): Reading[] => [
  [
    "page_cache_bytes",
    "Size of the finished answers.",
    () => cache.usage().bytes,
  ],
  [
    "page_cache_entries",
    "Number of finished answers.",
    () => cache.usage().entries,
  ],
];

const contentReadings = ({ content }: Observed): Reading[] => [
  [
    "content_index_age_seconds",
    "Time since the index that is served was written.",
    () => content.indexState().ageSeconds,
  ],
  [
    "content_index_refusals_total",
    "Indexes that were refused.",
    () => content.indexState().refusals,
  ],
  [
    "content_info",
    "The version of the content that is served.",
    () => ({ [content.current().version]: 1 }),
    "version",
  ],
  [
    "content_index_state",
    "1 for the state of the index file: current, refused or missing. A server goes on with the last good index.",
    () => {
      const states = { current: 0, refused: 0, missing: 0 };
      return { ...states, [content.indexState().state]: 1 };
    },
    "state",
  ],
  [
    "content_index_error_info",
    "Why the last index was refused.",
    () => {
      const { reason } = content.indexState();
      return reason === undefined ? {} : { [reason]: 1 };
    },
    "reason",
  ],
];

const inboxReadings = ({ inboxHealth }: Observed): Reading[] => [
  [
    "inbox_ready",
    "1 while form posts can be stored.",
    async () => Number((await inboxHealth()).ok),
  ],
  [
    "mail_outbox_waiting",
    "Mails that wait to be sent.",
    async () => (await inboxHealth()).mail?.waiting,
  ],
  [
    "mail_outbox_oldest_seconds",
    "Age of the oldest mail that waits.",
    async () => (await inboxHealth()).mail?.oldestSeconds,
  ],
  [
    "mail_outbox_dead",
    "Mails that were given up until `inbox redrive`.",
    async () => (await inboxHealth()).mail?.dead,
  ],
];

const connectionReadings = (read: () => ConnectionCounts): Reading[] => [
  ["http_connections", "Open connections.", () => read().open],
  [
    "http_connections_max",
    "Limit of open connections, which follows from the limit of open files.",
    () => read().max,
  ],
  [
    "http_connections_refused_total",
    "Connections that were closed early or not accepted at the limit.",
    () => read().refused,
  ],
];

function register(
  registry: Registry,
  [name, help, read, label]: Reading,
): Counter | Gauge {
  const registers = [registry];
  if (name.endsWith("_total"))
    return new Counter({
      name,
      help,
      registers,
      async collect() {
        this.reset();
        this.inc(Number(await read()));
      },
    });
  return new Gauge({
    name,
    help,
    labelNames: label === undefined ? [] : [label],
    registers,
    async collect() {
      const value = await read();
      this.reset();
      if (value === undefined) this.remove();
      else if (typeof value === "number") this.set(value);
      else
        for (const [text, each] of Object.entries(value))
          this.labels(text).set(each);
    },
  });
}

/** Registers the state of the content, the cache, the inbox and the connections. */
export function registerReadings(registry: Registry, observed: Observed): void {
  const { connections } = observed;
  for (const reading of [
    ...cacheReadings(observed),
    ...contentReadings(observed),
    ...inboxReadings(observed),
    ...(connections ? connectionReadings(connections) : []),
  ])
    register(registry, reading);
}
