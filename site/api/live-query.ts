/** What is asked for, and what is known of it already. */
export interface LiveQuery<Data> {
  /** What tells this query from every other. */
  key: string;
  fetch: (signal: AbortSignal) => Promise<Data>;
  /** How long an answer is fresh, in milliseconds; 10 s by default. */
  staleTime?: number;
  /** What the server's HTML shows already; undefined when it shows nothing of it. */
  initial?: Data | undefined;
  /** When that HTML came, in milliseconds since 1970. */
  loadedAt: number;
  /** False never asks. */
  enabled?: boolean;
  /** Events of the window that a query with an initial answer waits for before it asks at all. */
  startsOn: readonly string[];
}

/** What a page shows of a query. */
export interface QueryView<Data> {
  data: Data | undefined;
  /** True while there is neither an answer nor an error. */
  isPending: boolean;
  /** Why there is no answer, or none newer. */
  error: Error | null;
  errorUpdatedAt: number;
  refetch: () => void;
}

/** A visitor who comes back to the page. */
export const returning = ["focus", "visibilitychange"] as const;

/** A visitor who does anything on the page. */
export const active = [
  ...returning,
  "keydown",
  "pointerdown",
  "scroll",
] as const;

/** Runs once, at the first of the window's events that finds the page visible. @returns stops waiting */
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
