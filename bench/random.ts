/** Random numbers that depend only on a seed. */
export interface Random {
  /** A whole number from 0 to below `limit`. */
  below(limit: number): number;
  pick<const T>(choices: readonly [T, ...T[]]): T;
}

/** The mulberry32 generator: 32 bits of state, the same numbers on every machine. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    pick: (choices) => choices[below(choices.length)] ?? choices[0],
  };
}
