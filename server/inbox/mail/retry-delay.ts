const FIRST_MILLIS = 30_000;

/** How many times a mail is tried before staff must act. Eight tries take a bit more than an hour. */
export const MAX_ATTEMPTS = 8;

/**
 * Milliseconds until the next attempt: 30 s, doubled each time, which makes the last wait half an hour. Up to a quarter
 * is added at random, so that mails that failed together are not retried together.
 */
export function retryDelay(
  failures: number,
  random: () => number = Math.random,
): number {
  return Math.round(FIRST_MILLIS * 2 ** (failures - 1) * (1 + random() / 4));
}
