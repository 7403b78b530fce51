const WIDTH = 1200;
const HEIGHT = 630;
const STEP = 48;
const ROWS = Math.floor(HEIGHT / STEP);
const LIT_COLUMNS = [3, 8, 12, 17, 21];

/** A hash of a text (FNV-1a). */
function hashText(text: string): number {
  let hash = 2_166_136_261;
  for (const letter of text) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  }
  return hash >>> 0;
}

interface Point {
  x: number;
  y: number;
}

function dot(column: number, row: number): Point {
  return { x: column * STEP + STEP / 2, y: row * STEP + STEP / 2 };
}

/** The highlighted dots: their columns are the same for all posts, their rows depend on the slug. */
function litDots(slug: string): Point[] {
  return LIT_COLUMNS.map((column) =>
    dot(column, 2 + (hashText(`${slug} ${column}`) % (ROWS - 4))),
  );
}

/** A smooth line through points from left to right, horizontal at each point. */
function flowThrough(points: readonly Point[]): string {
  let last: Point | undefined;
  let path = "";
  for (const { x, y } of points) {
    const half = last && (last.x + x) / 2;
    path += last ? `C${half} ${last.y} ${half} ${y} ${x} ${y}` : `M${x} ${y}`;
    last = { x, y };
  }
  return path;
}

const dots = (points: readonly Point[]) =>
  points.map(({ x, y }) => `M${x} ${y}h0`).join("");

/**
 * A cover for a post without a picture: a line through a few dots, different for each slug. The field of dots behind it
 * is the same for all and comes from the stylesheet.
 */
export function PostCover({ slug }: { slug: string }) {
  const lit = litDots(slug);
  return (
    <svg
      className="post-image post-cover"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      aria-hidden="true"
      focusable="false"
    >
      <path className="post-cover-line" d={flowThrough(lit)} />
      {lit.map(({ x, y }) => (
        <circle key={x} cx={x} cy={y} r="22" className="post-cover-ring" />
      ))}
      <path className="post-cover-lit" d={dots(lit)} />
    </svg>
  );
}
