import { palette } from "./palette.ts";

/** The field of dots on the right, like that on the covers of posts, but smaller. */
const STEP = 42;
const FIRST = { x: 778, y: 21 };
const COLUMNS = 11;
const ROWS = 15;
/** The columns of the highlighted dots. */
const LIT = [1, 4, 6, 9];

interface Point {
  x: number;
  y: number;
}

function pointAt(column: number, row: number): Point {
  return { x: FIRST.x + column * STEP, y: FIRST.y + row * STEP };
}

/** A hash of a text (FNV-1a). */
function hashText(text: string): number {
  let hash = 2_166_136_261;
  for (const letter of text)
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  return hash >>> 0;
}

function dotField(): string {
  const columns = Array.from({ length: COLUMNS }, (_, column) => {
    const dots = Array.from({ length: ROWS }, (__, row) => {
      const { x, y } = pointAt(column, row);
      return `M${x} ${y}h0`;
    });
    // `opacity` would need a layer of the size of the picture for each column.
    const opacity = Math.min(1, 0.12 + column * 0.1).toFixed(2);
    return `<path d="${dots.join("")}" stroke-opacity="${opacity}"/>`;
  });
  return `<g stroke="${palette["line-strong"]}" stroke-width="6" stroke-linecap="round">${columns.join("")}</g>`;
}

const field = dotField();

/** Draws a field of dots with a line that rises through a few of them, different for each slug. As SVG. */
export function drawSignalLine(slug: string): string {
  const lit = LIT.map((column, place) => {
    // Each dot is higher than the one before, within its share of the rows.
    const lowest = ROWS - 3 - place * 3;
    return pointAt(column, lowest - (hashText(`${slug} ${column}`) % 3));
  });
  const end = lit.at(-1) ?? FIRST;
  const path = lit
    .map(({ x, y }, place) => {
      const before = lit[place - 1];
      if (before === undefined) return `M${x} ${y}`;
      const half = (before.x + x) / 2;
      return `C${half} ${before.y} ${half} ${y} ${x} ${y}`;
    })
    .join("");
  const rings = lit.map(
    ({ x, y }) =>
      `<circle cx="${x}" cy="${y}" r="17" fill="${palette["signal-soft"]}" stroke="${palette["signal-line"]}" stroke-width="2"/><circle cx="${x}" cy="${y}" r="7.5" fill="${palette.link}"/>`,
  );
  return `${field}<path d="${path}" fill="none" stroke="${palette.signal}" stroke-width="4" stroke-linecap="round"/>${rings.join("")}<circle cx="${end.x}" cy="${end.y}" r="26" fill="none" stroke="${palette["signal-line"]}" stroke-width="1.5"/>`;
}
