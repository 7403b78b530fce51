import type { SKRSContext2D } from "@napi-rs/canvas";
import type { ShareStyle } from "../../model/share-card.ts";

type Colors = ShareStyle["colors"];

/** The field of dots on the right, like that on the covers of posts, but smaller. */
const STEP = 42;
const FIRST = { x: 778, y: 21 };
const COLUMNS = 11;
const ROWS = 15;
/** The columns of the highlighted dots. */
const LIT = [1, 4, 6, 9];

function pointAt(column: number, row: number) {
  return { x: FIRST.x + column * STEP, y: FIRST.y + row * STEP };
}

/** A hash of a text (FNV-1a). */
function hashText(text: string): number {
  let hash = 2_166_136_261;
  for (const letter of text)
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  return hash >>> 0;
}

/** Draws a field of dots with a line that rises through a few of them, different for each slug. */
export function drawSignalLine(
  context: SKRSContext2D,
  slug: string,
  colors: Colors,
): void {
  drawDots(context, colors);
  const lit = LIT.map((column, place) => {
    // Each dot is higher than the one before, within its share of the rows.
    const lowest = ROWS - 3 - place * 3;
    return pointAt(column, lowest - (hashText(`${slug} ${column}`) % 3));
  });
  context.strokeStyle = colors.signal;
  context.lineWidth = 4;
  context.beginPath();
  for (const [place, { x, y }] of lit.entries()) {
    const before = lit[place - 1] ?? { x, y };
    const half = (before.x + x) / 2;
    if (place === 0) context.moveTo(x, y);
    else context.bezierCurveTo(half, before.y, half, y, x, y);
  }
  context.stroke();
  for (const { x, y } of lit) {
    drawRing(context, x, y, 17, 2, colors, colors["signal-soft"]);
    context.fillStyle = colors.link;
    context.beginPath();
    context.arc(x, y, 7.5, 0, Math.PI * 2);
    context.fill();
  }
  const end = lit.at(-1) ?? FIRST;
  drawRing(context, end.x, end.y, 26, 1.5, colors);
}

/** Each column is brighter than the one before. */
function drawDots(context: SKRSContext2D, colors: Colors): void {
  context.fillStyle = colors["line-strong"];
  for (let column = 0; column < COLUMNS; column++) {
    context.globalAlpha = Math.min(1, 0.12 + column * 0.1);
    context.beginPath();
    for (let row = 0; row < ROWS; row++) {
      const { x, y } = pointAt(column, row);
      context.moveTo(x, y);
      context.arc(x, y, 3, 0, Math.PI * 2);
    }
    context.fill();
  }
  context.globalAlpha = 1;
}

function drawRing(
  context: SKRSContext2D,
  x: number,
  y: number,
  radius: number,
  width: number,
  colors: Colors,
  fill?: string,
): void {
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
  if (fill !== undefined) {
    context.fillStyle = fill;
    context.fill();
  }
  context.strokeStyle = colors["signal-line"];
  context.lineWidth = width;
  context.stroke();
}
