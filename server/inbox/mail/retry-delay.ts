const FIRST_MILLIS = 30_000;
const LONGEST_MILLIS = 60 * 60 * 1000;

/** How many times a mail is tried before staff must act. */
export const MAX_ATTEMPTS = 8;

/**
 * Milliseconds until the next attempt: 30 s, doubled each time, at most an hour, plus up to a quarter at random, so
 * that mails that failed together are not retried together.
 */
export function retryDelay(
  failures: number,
  random: () => number = Math.random,
): number {
  const base = Math.min(FIRST_MILLIS * 2 ** (failures - 1), LONGEST_MILLIS);
  return Math.round(base * (1 + random() / 4));
}
