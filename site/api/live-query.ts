/** A query and the data that the page already has. */
export interface LiveQuery<Data> {
  /** Identifies the query. */
  key: string;
  fetch: (signal: AbortSignal) => Promise<Data>;
  /** How long a result is fresh, in milliseconds. 10 s by default. */
  staleTime?: number;
  /** The data in the server's HTML. Undefined if it has none. */
  initial?: Data | undefined;
  /** When that HTML was loaded, in milliseconds since 1970. */
  loadedAt: number;
  /** False for a query that must not run. */
  enabled?: boolean;
  /** Window events that start a query with initial data. Without initial data it starts at once. */
  startsOn: readonly string[];
}

/** The state of a query. */
export interface QueryView<Data> {
  data: Data | undefined;
  /** True while there is neither data nor an error. */
  isPending: boolean;
  /** Why there is no data, or no newer data. */
  error: Error | null;
  errorUpdatedAt: number;
  refetch: () => void;
}

/** Events of a visitor who returns to the page. */
export const returnEvents = ["focus", "visibilitychange"] as const;

/** Events of a visitor who does anything on the page. */
export const activityEvents = [
  ...returnEvents,
  "keydown",
  "pointerdown",
  "scroll",
] as const;

/** Runs a function once, at the first of these events while the page is visible. @returns a function that cancels it */
export function runOnce(
  events: readonly string[],
  run: () => void,
): () => void {
  const waiting = new AbortController();
  const happened = () => {
    if (document.visibilityState === "hidden") return;
    waiting.abort();
    run();
  };
  for (const event of events) {
    window.addEventListener(event, happened, {
      passive: true,
      signal: waiting.signal,
    });
  }
  return () => waiting.abort();
}
