import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../run-command.ts";
import { colors, darkColour } from "./palette.ts";

const isColour = (name: string): name is keyof typeof colors => name in colors;

/** What the utilities of a shape, such as `fill-signal`, are in the dark theme. */
const toPaint = (utilities: string): string =>
  [...utilities.matchAll(/(?<![\w:-])(fill|stroke)-([a-z][\w-]*)/gu)]
    .map(([, part, name = ""]) =>
      isColour(name) ? `${part}="${darkColour(name)}"` : `${part}="${name}"`,
    )
    .join(" ");

/** An element as its component draws it, as SVG: colours in place of utilities, no comments, no line breaks. */
const toSvg = (jsx: string): string =>
  jsx
    .replaceAll(/\{\/\*.*?\*\/\}/gsu, "")
    .replaceAll(/className="([^"]*)"/gu, (_, utilities: string) =>
      toPaint(utilities),
    )
    .replaceAll(/=\{([\d.]+)\}/gu, '="$1"')
    .replaceAll(
      /\b(fill|stroke|clip)([A-Z])(?=\w+=)/gu,
      (_, part: string, letter: string) => `${part}-${letter.toLowerCase()}`,
    )
    .replaceAll(/\s+/gu, " ");

/** The mark of a component's source, as SVG with its top left corner at x and y. */
export function readMark(source: string) {
  const [, own = "", inner] =
    /<svg\b([^>]*\bdata-logo-mark\b[^>]*)>(.*?)<\/svg>/su.exec(source) ?? [];
  if (inner === undefined)
    throw new Error("Logo.tsx has no svg with data-logo-mark.");
  const attributes = toSvg(own).replaceAll(/ (?:width|height)="[^"]*"/gu, "");
  const shapes = toSvg(inner);
  if (/[{}]/u.test(attributes + shapes))
    throw new Error(
      "The mark in Logo.tsx has code in braces. Write plain values: share images are drawn from its text.",
    );
  return (x: number, y: number, size: number) =>
    `<svg x="${x}" y="${y}" width="${size}" height="${size}"${attributes}>${shapes}</svg>`;
}

/** The mark of the site's own component, so that it is defined only once. */
export const drawMark = readMark(
  readFileSync(join(projectRoot, "site/components/ui/Logo.tsx"), "utf8"),
);
