/** Milliseconds until a reply is stale. */
export const STALE_MS = 10_000;

/** How many times a failed query or mutation is retried. */
export const QUERY_RETRIES = 3;
export const MUTATION_RETRIES = 2;

/** Milliseconds to wait before the next retry, after `failures` earlier ones: 1 s, doubled each time, 30 s at most. */
export function retryDelay(failures: number): number {
  return Math.min(1_000 * 2 ** failures, 30_000);
}
