const FIRST_MILLIS = 30_000;
const LONGEST_MILLIS = 60 * 60 * 1000;

/** How often a mail is given to the server before it needs a person. */
export const MAX_ATTEMPTS = 8;

/**
 * Milliseconds until the next try: 30 s, doubled each time, at most an hour, and up to a quarter more by chance, so
 * that what failed together does not come back together.
 */
export function retryDelay(
  failures: number,
  random: () => number = Math.random,
): number {
  const base = Math.min(FIRST_MILLIS * 2 ** (failures - 1), LONGEST_MILLIS);
  return Math.round(base * (1 + random() / 4));
}
