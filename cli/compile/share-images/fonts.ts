import { createRequire } from "node:module";
import { readFileSync } from "node:fs";
import { GlobalFonts } from "@napi-rs/canvas";
import * as z from "zod/mini";
import { AppError } from "../../app-error.ts";

const { resolve } = createRequire(import.meta.url);
const unicodeRanges = z.record(z.string(), z.string());

/** The subsets of a font, the most used first. Few fonts have them all. */
const SUBSETS = [
  "latin",
  "latin-ext",
  "cyrillic",
  "cyrillic-ext",
  "vietnamese",
];

export type Weight = 400 | 600;

/** The ranges of characters of each subset that a font has. @throws AppError if its package is not installed */
function readSubsets(font: string): Record<string, string> {
  try {
    const path = resolve(`@fontsource/${font}/unicode.json`);
    return unicodeRanges.parse(JSON.parse(readFileSync(path, "utf8")));
  } catch (cause) {
    throw new AppError(
      "font-missing",
      `The font package "${font}" of theme.yaml is not installed.`,
      { hint: `Run npm install --save-exact @fontsource/${font}.`, cause },
    );
  }
}

/** Makes the files known that `formatFont` names. @param font its name on Fontsource */
export function registerFonts(font: string): void {
  const has = readSubsets(font);
  for (const subset of SUBSETS.filter((name) => name in has))
    for (const weight of [400, 600] as const) {
      const file = `@fontsource/${font}/files/${font}-${subset}-${weight}-normal.woff`;
      const family = familyOf(font, subset, weight);
      GlobalFonts.register(readFileSync(resolve(file)), family);
    }
}

/** A font as CSS writes it. @param size in pixels */
export function formatFont(font: string, weight: Weight, size: number): string {
  const families = SUBSETS.map(
    (subset) => `"${familyOf(font, subset, weight)}"`,
  );
  return `${size}px ${families.join(", ")}`;
}

function familyOf(font: string, subset: string, weight: Weight): string {
  return `${font} ${subset} ${weight}`;
}

/** @returns a function that is true for characters that the font can draw */
export function loadCoverage(font: string): (character: string) => boolean {
  const subsets = readSubsets(font);
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

/** If fewer of a title's letters than this share can be drawn, its meaning is lost. */
const ENOUGH = 0.7;

/**
 * A text without the characters that the fonts do not have, such as emoji.
 * @returns undefined if too little of it would be left
 */
export function drawableText(
  text: string,
  isCovered: (character: string) => boolean,
): string | undefined {
  const characters = [...text.normalize("NFC")];
  const drawn = characters.filter(isCovered);
  const letters = countLetters(characters);
  if (letters === 0 || countLetters(drawn) < letters * ENOUGH) return undefined;
  return drawn.join("").replaceAll(/\s+/gu, " ").trim();
}

function countLetters(characters: readonly string[]): number {
  return characters.filter((each) => /[\p{L}\p{N}]/u.test(each)).length;
}

/** A title made from a slug, for titles in a script that the fonts do not have. */
export function titleFromSlug(slug: string): string {
  const words = slug.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
