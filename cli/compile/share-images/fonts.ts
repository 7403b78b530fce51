import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Font } from "satori";
import * as z from "zod/mini";

const { resolve } = createRequire(import.meta.url);
const unicodeRanges = z.record(z.string(), z.string());

/** The subsets of the site's font, the most used first. */
const SUBSETS = [
  "latin",
  "latin-ext",
  "cyrillic",
  "cyrillic-ext",
  "vietnamese",
];
const WEIGHTS = [400, 600] as const;

/** The families of `loadFonts`, as a value of `font-family`. */
export const FONT_FAMILY = SUBSETS.map(familyOf).join(", ");

export function loadFonts(): Font[] {
  return SUBSETS.flatMap((subset) =>
    WEIGHTS.map((weight): Font => {
      const file = `@fontsource/geist/files/geist-${subset}-${weight}-normal.woff`;
      const data = readFileSync(resolve(file));
      return { name: familyOf(subset), weight, style: "normal", data };
    }),
  );
}

function familyOf(subset: string): string {
  return `Geist ${subset}`;
}

/** @returns a function that is true for characters that the fonts can draw */
export function loadCoverage(): (character: string) => boolean {
  const path = resolve("@fontsource/geist/unicode.json");
  const subsets = unicodeRanges.parse(JSON.parse(readFileSync(path, "utf8")));
  const ranges = SUBSETS.flatMap((subset) =>
    parseRanges(subsets[subset] ?? ""),
  );
  return (character) => {
    const code = character.codePointAt(0) ?? 0;
    return ranges.some(([first, last]) => code >= first && code <= last);
  };
}

/** `U+0000-00FF,U+0131` as pairs. */
function parseRanges(list: string): [first: number, last: number][] {
  return [...list.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/gu)].map(
    ([, first = "", last = first]) => [
      Number.parseInt(first, 16),
      Number.parseInt(last, 16),
    ],
  );
}
