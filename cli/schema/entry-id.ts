/** Twelve digits: two ids of a thousand are the same once in two million times. */
const LOWEST = 100_000_000_000;
const COUNT = 900_000_000_000;

/**
 * A number for a new post or category. It is random, so that two branches or two calls at the same moment do not give the
 * same one, as they would with the number after the highest.
 */
export function createEntryId(): number {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  // 53 bits: what a number holds exactly.
  return LOWEST + (((high >>> 11) * 2 ** 32 + low) % COUNT);
}
