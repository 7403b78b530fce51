/** Steps of the slider between the included leads of two plans. */
const STEPS = 40;

/** Where the slider stands at first: between the smallest plan and the next one. */
export const START = STEPS * 1.375;

/**
 * The points of the scale, at equal distances: a tenth of the smallest plan, the leads of each plan, and twice those of the
 * largest.
 */
const pointsOf = (sizes: readonly number[]) => [
  (sizes[0] ?? 0) / 10,
  ...sizes,
  (sizes.at(-1) ?? 0) * 2,
];

/** The last position of the slider. The first one is 0. */
export const lastPosition = (sizes: readonly number[]): number =>
  (sizes.length + 1) * STEPS;

/** Rounds to tens, hundreds ... that are at most half a step: so that each position has leads of its own. */
function round(leads: number, step: number): number {
  const digit = 10 ** Math.max(0, Math.floor(Math.log10(step / 2)));
  return Math.round(leads / digit) * digit;
}

/** The leads at a position of the slider. @param sizes the included leads of the plans, ascending */
export function toLeads(position: number, sizes: readonly number[]): number {
  const points = pointsOf(sizes);
  const index = Math.floor(position / STEPS);
  const [from = 0, to = from] = points.slice(index, index + 2);
  const part = (position % STEPS) / STEPS;
  return part === 0
    ? from
    : round(from + (to - from) * part, (to - from) / STEPS);
}

/** The position of the slider that is closest to a number of leads. */
export function toPosition(leads: number, sizes: readonly number[]): number {
  const points = pointsOf(sizes);
  const index = points.findIndex((point) => leads < point) - 1;
  if (index < 0) return leads < (points[0] ?? 0) ? 0 : lastPosition(sizes);
  const [from = 0, to = from] = points.slice(index, index + 2);
  return Math.round((index + (leads - from) / (to - from)) * STEPS);
}
