import { byDepth, dotPath, type Point } from "./dots.ts";

/** Stroke widths from far to near. */
const WIDTHS = [2.5, 3.5, 5] as const;

interface DotFieldProps {
  points: readonly Point[];
  seed?: number;
  /** Factor for the sizes of the dots. */
  scale?: number;
}

/** Many grey dots of three sizes, for use inside an svg. */
export function DotField({ points, seed, scale = 1 }: DotFieldProps) {
  return byDepth(points, seed).map((depth, index) => (
    <path
      key={WIDTHS[index]}
      className="art-dot"
      strokeWidth={(WIDTHS[index] ?? 1) * scale}
      d={dotPath(depth)}
    />
  ));
}
