/** Tries after the first one, for queries and for mutations. */
export const QUERY_RETRIES = 3;
export const MUTATION_RETRIES = 2;

/** Milliseconds to wait before the next try after `failures` earlier retries: 1 s, doubling, 30 s at most. */
export function retryDelay(failures: number): number {
  return Math.min(1_000 * 2 ** failures, 30_000);
}
