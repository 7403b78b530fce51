import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../run-command.ts";
import { colors, darkColour } from "./palette.ts";

const SIDE = 28;

const isColour = (name: string): name is keyof typeof colors => name in colors;

/** What the utilities of a shape, such as `fill-signal`, are in the dark theme. */
const toPaint = (utilities: string): string =>
  [...utilities.matchAll(/(?<![\w:-])(fill|stroke)-(\w+)/gu)]
    .map(([, part, name = ""]) =>
      isColour(name) ? `${part}="${darkColour(name)}"` : `${part}="${name}"`,
    )
    .join(" ");

/** The shapes from the site's own component, so that they are defined only once. */
function readShapes(): string {
  const source = readFileSync(
    join(projectRoot, "site/components/ui/Logo.tsx"),
    "utf8",
  );
  const shapes = /<svg[^>]*data-logo-mark[^>]*>(.*?)<\/svg>/su.exec(
    source,
  )?.[1];
  if (shapes === undefined)
    throw new Error("Logo.tsx has no svg with data-logo-mark.");
  return shapes
    .replaceAll(/className="([^"]+)"/gu, (_, utilities: string) =>
      toPaint(utilities),
    )
    .replaceAll(
      /\bstroke(Width|Linecap|Linejoin)=/gu,
      (_, part: string) => `stroke-${part.toLowerCase()}=`,
    )
    .replaceAll(/\s*\n\s*/gu, " ");
}

const shapes = readShapes();

/** The mark as an SVG group with its top left corner at x and y. */
export function drawMark(x: number, y: number, size: number): string {
  return `<g transform="translate(${x} ${y}) scale(${size / SIDE})">${shapes}</g>`;
}
