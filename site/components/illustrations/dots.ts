/** A point of a picture, in units of its viewBox. */
export type Point = readonly [x: number, y: number];

const format = (value: number) => String(Math.round(value * 10) / 10);

/** One path for many dots. Each is a line of length 0 that round line caps turn into a dot as wide as the stroke. */
export function dotPath(points: readonly Point[]): string {
  return points.map(([x, y]) => `M${format(x)} ${format(y)}h0`).join("");
}

/** Turns a whole number into a pseudo-random number from 0 to 1, always the same, so that each render is the same. */
export function pseudoRandom(seed: number): number {
  const mixed = Math.imul(seed ^ (seed >>> 15), 0x2c_1b_3c_6d) + 0x29_7a_2d_39;
  return (
    ((Math.imul(mixed ^ (mixed >>> 12), 0x29_7a_2d_39) >>> 0) % 10_000) / 10_000
  );
}

/** The path of an S-shaped curve between two points. It is horizontal at both ends. */
export function curvePath([x1, y1]: Point, [x2, y2]: Point): string {
  const middle = format((x1 + x2) / 2);
  return `M${format(x1)} ${format(y1)}C${middle} ${format(y1)} ${middle} ${format(y2)} ${format(x2)} ${format(y2)}`;
}

interface GridOptions {
  columns: number;
  rows: number;
  /** Distance between columns and between rows. */
  step: Point;
  /** The first dot, 0 0 by default. */
  at?: Point;
  /** Height of the waves that the rows follow. */
  wave?: number;
}

/** A grid of dots whose rows follow waves. */
export function dotGrid({
  columns,
  rows,
  step,
  at = [0, 0],
  wave = 0,
}: GridOptions): Point[] {
  return Array.from({ length: columns * rows }, (_, index): Point => {
    const column = index % columns;
    const row = Math.floor(index / columns);
    const lift = Math.sin(column * 0.42 + row * 0.7) * wave;
    return [at[0] + column * step[0], at[1] + row * step[1] + lift];
  });
}
