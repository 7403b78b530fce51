/** A point of a picture, in units of its viewBox. */
export type Point = readonly [x: number, y: number];

const format = (value: number) => String(Math.round(value * 10) / 10);

/** One path for many dots. Each is a line of length 0 that round line caps turn into a dot as wide as the stroke. */
export function dotPath(points: readonly Point[]): string {
  return points.map(([x, y]) => `M${format(x)} ${format(y)}h0`).join("");
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
