/** Twelve digits: among a thousand ids, two are equal with a probability of one in two million. */
export const FIRST_ENTRY_ID = 100_000_000_000;
export const LAST_ENTRY_ID = 999_999_999_999;
const COUNT = LAST_ENTRY_ID - FIRST_ENTRY_ID + 1;

/**
 * A number of twelve digits for a new post or category. It is random: counting up would give the same number on two
 * branches, or for two calls at the same moment.
 */
export function createEntryId(): number {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  // 53 bits, the largest integers that a number represents exactly.
  return FIRST_ENTRY_ID + (((high >>> 11) * 2 ** 32 + low) % COUNT);
}
