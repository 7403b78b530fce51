/** The middle of some numbers, rounded; of an even count, of the two in the middle; 0 of none. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const low = sorted[Math.ceil(middle) - 1] ?? 0;
  const high = sorted[Math.floor(middle)] ?? 0;
  return Math.round((low + high) / 2);
}
