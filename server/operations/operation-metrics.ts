import { Counter, Gauge, type Registry } from "prom-client";
import type { PageCache } from "../cache/page-cache.ts";
import type { LiveContent } from "../content/content-source.ts";
import type { InboxHealth } from "./inbox-health.ts";

/** The number of open connections and their limit. */
export interface ConnectionCounts {
  open: number;
  max: number;
  refused: number;
}

/** What is measured when the metrics are asked for. */
export interface Observed {
  content: Pick<LiveContent, "current" | "indexState">;
  cache: Pick<PageCache, "usage">;
  inboxHealth: () => Promise<InboxHealth>;
  connections?: (() => ConnectionCounts) | undefined;
}

interface Reading {
  name: string;
  help: string;
  /** Undefined while there is no value. */
  read: () => number | undefined | Promise<number | undefined>;
}

const cacheReadings = ({ cache }: Observed): Reading[] => [
  {
    name: "page_cache_bytes",
    help: "Size of the finished answers.",
    read: () => cache.usage().bytes,
  },
  {
    name: "page_cache_entries",
    help: "Number of finished answers.",
    read: () => cache.usage().entries,
  },
];

const contentReadings = ({ content }: Observed): Reading[] => [
  {
    name: "content_index_age_seconds",
    help: "Time since the index that is served was written.",
    read: () => content.indexState().ageSeconds,
  },
  {
    name: "content_index_refusals_total",
    help: "Indexes that were refused.",
    read: () => content.indexState().refusals,
  },
];

const inboxReadings = ({ inboxHealth }: Observed): Reading[] => [
  {
    name: "inbox_ready",
    help: "1 while form posts can be stored.",
    read: async () => Number((await inboxHealth()).ok),
  },
  {
    name: "mail_outbox_waiting",
    help: "Mails that wait to be sent.",
    read: async () => (await inboxHealth()).mail?.waiting,
  },
  {
    name: "mail_outbox_oldest_seconds",
    help: "Age of the oldest mail that waits.",
    read: async () => (await inboxHealth()).mail?.oldestSeconds,
  },
  {
    name: "mail_outbox_dead",
    help: "Mails that were given up until `inbox redrive`.",
    read: async () => (await inboxHealth()).mail?.dead,
  },
];

const connectionReadings = (read: () => ConnectionCounts): Reading[] => [
  {
    name: "http_connections",
    help: "Open connections.",
    read: () => read().open,
  },
  {
    name: "http_connections_max",
    help: "Limit of open connections, which follows from the limit of open files.",
    read: () => read().max,
  },
  {
    name: "http_connections_refused_total",
    help: "Connections that were closed early or not accepted at the limit.",
    read: () => read().refused,
  },
];

function register(registry: Registry, { name, help, read }: Reading): void {
  const registers = [registry];
  if (name.endsWith("_total")) {
    const counter = new Counter({
      name,
      help,
      registers,
      async collect() {
        counter.reset();
        counter.inc(await read());
      },
    });
    return;
  }
  const gauge = new Gauge({
    name,
    help,
    registers,
    async collect() {
      const value = await read();
      if (value === undefined) gauge.remove();
      else gauge.set(value);
    },
  });
}

/** Registers a gauge with a text as its label. @param read the value of each text */
function registerLabelled(
  registry: Registry,
  label: string,
  { name, help }: Pick<Reading, "name" | "help">,
  read: () => Readonly<Record<string, number>>,
): void {
  const gauge = new Gauge({
    name,
    help,
    labelNames: [label],
    registers: [registry],
    collect() {
      gauge.reset();
      for (const [text, value] of Object.entries(read()))
        gauge.labels(text).set(value);
    },
  });
}

/** Registers the state of the content, the cache, the inbox and the connections. */
export function registerReadings(registry: Registry, observed: Observed): void {
  const { content, connections } = observed;
  for (const reading of [
    ...cacheReadings(observed),
    ...contentReadings(observed),
    ...inboxReadings(observed),
    ...(connections ? connectionReadings(connections) : []),
  ])
    register(registry, reading);
  registerLabelled(
    registry,
    "version",
    {
      name: "content_info",
      help: "The version of the content that is served.",
    },
    () => ({ [content.current().version]: 1 }),
  );
  registerLabelled(
    registry,
    "state",
    {
      name: "content_index_state",
      help: "1 for the state of the index file: current, refused or missing. A server goes on with the last good index.",
    },
    () => {
      const states = { current: 0, refused: 0, missing: 0 };
      return { ...states, [content.indexState().state]: 1 };
    },
  );
  registerLabelled(
    registry,
    "reason",
    {
      name: "content_index_error_info",
      help: "Why the last index was refused.",
    },
    () => {
      const { reason } = content.indexState();
      return reason === undefined ? {} : { [reason]: 1 };
    },
  );
}
