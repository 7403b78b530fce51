import type { PostSummary } from "#contract";

const COLUMNS = 20;
const ROWS = 7;
const STEP = 52;
const LIT = 5;

/** A number from a text, the same every time (FNV-1a). */
function hashText(text: string): number {
  let hash = 2_166_136_261;
  for (const letter of text) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  }
  return hash >>> 0;
}

interface Dot {
  column: number;
  row: number;
}

/** The dots that stand out: one in every fourth column, each in a row that the slug decides. */
function litDots(slug: string): Dot[] {
  return Array.from({ length: LIT }, (_, place) => ({
    column: 2 + place * 4,
    row: 1 + (hashText(`${slug}${place}`) % (ROWS - 2)),
  }));
}

const x = ({ column }: Dot) => 106 + column * STEP;
const y = ({ row }: Dot) => 159 + row * STEP;

/** A cover for a post without a picture: a field of dots with a line through the few that matter, its own for each post. */
export function PostCover({ post }: { post: PostSummary }) {
  const lit = litDots(post.slug);
  const field = Array.from({ length: COLUMNS * ROWS }, (_, place) => ({
    column: place % COLUMNS,
    row: Math.floor(place / COLUMNS),
  }));
  return (
    <svg
      className="post-image post-cover"
      viewBox="0 0 1200 630"
      aria-hidden="true"
      focusable="false"
    >
      <path
        className="post-cover-field"
        d={field.map((dot) => `M${x(dot)} ${y(dot)}h0`).join("")}
      />
      <path
        className="post-cover-line"
        d={`M${lit.map((dot) => `${x(dot)} ${y(dot)}`).join("L")}`}
      />
      <path
        className="post-cover-lit"
        d={lit.map((dot) => `M${x(dot)} ${y(dot)}h0`).join("")}
      />
    </svg>
  );
}
