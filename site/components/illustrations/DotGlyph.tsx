import { dotPath, type Point } from "./dots.ts";

const STEP = 12;

interface DotGlyphProps {
  /** Rows of a grid: `.` is a small grey dot, `o` a blue one, `@` an amber one, and a space is empty. */
  rows: readonly string[];
  className?: string;
}

/** A small picture on a grid of dots. Decoration only. */
export function DotGlyph({ rows, className = "dot-glyph" }: DotGlyphProps) {
  const placesOf = (mark: string) =>
    rows.flatMap((row, y) =>
      [...row].flatMap((each, x): Point[] =>
        each === mark ? [[(x + 0.5) * STEP, (y + 0.5) * STEP]] : [],
      ),
    );
  const width = Math.max(...rows.map((row) => row.length)) * STEP;
  return (
    <svg
      className={`art ${className}`}
      viewBox={`0 0 ${width} ${rows.length * STEP}`}
      aria-hidden="true"
    >
      <path className="art-dot" strokeWidth="4" d={dotPath(placesOf("."))} />
      <path className="art-signal" strokeWidth="7" d={dotPath(placesOf("o"))} />
      <path className="art-amber" strokeWidth="8" d={dotPath(placesOf("@"))} />
    </svg>
  );
}
