import { createRequire } from "node:module";
import { readFileSync } from "node:fs";
import { GlobalFonts } from "@napi-rs/canvas";
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

type Weight = 400 | 600;

/** Makes the fonts known that `formatFont` names. */
export function registerFonts(): void {
  for (const subset of SUBSETS)
    for (const weight of [400, 600] as const) {
      const file = `@fontsource/geist/files/geist-${subset}-${weight}-normal.woff`;
      const family = familyOf(subset, weight);
      GlobalFonts.register(readFileSync(resolve(file)), family);
    }
}

/** A font as CSS writes it. @param size in pixels */
export function formatFont(weight: Weight, size: number): string {
  const families = SUBSETS.map((subset) => `"${familyOf(subset, weight)}"`);
  return `${size}px ${families.join(", ")}`;
}

function familyOf(subset: string, weight: Weight): string {
  return `Geist ${subset} ${weight}`;
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
