import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../run-command.ts";
import { darkColour } from "./palette.ts";

const SIDE = 28;

/** The colours of the mark's parts in the dark theme, as in Logo.css. */
const paints: Readonly<Record<string, string>> = {
  "logo-noise": `fill="${darkColour("faint")}"`,
  "logo-line": `fill="none" stroke="${darkColour("ink")}" stroke-width="4.2" stroke-linecap="round" stroke-linejoin="round"`,
  "logo-signal": `fill="${darkColour("signal")}"`,
};

/** The shapes from the site's own component, so that they are defined only once. */
function readShapes(): string {
  const source = readFileSync(
    join(projectRoot, "site/components/ui/Logo.tsx"),
    "utf8",
  );
  const shapes = /<svg className="logo-mark"[^>]*>(.*?)<\/svg>/su.exec(
    source,
  )?.[1];
  if (shapes === undefined)
    throw new Error("Logo.tsx has no svg of the class logo-mark.");
  return shapes
    .replaceAll(/className="([\w-]+)"/gu, (_, name: string) => {
      const paint = paints[name];
      if (paint === undefined)
        throw new Error(
          `Logo.tsx has a class "${name}" that mark.ts does not paint.`,
        );
      return paint;
    })
    .replaceAll(/\s*\n\s*/gu, "");
}

const shapes = readShapes();

/** The mark as an SVG group with its top left corner at x and y. */
export function drawMark(x: number, y: number, size: number): string {
  return `<g transform="translate(${x} ${y}) scale(${size / SIDE})">${shapes}</g>`;
}
