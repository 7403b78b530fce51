import { createRequire } from "node:module";
import type * as Transliteration from "transliteration";
import { isShortSlug, plainLetters, slugPattern } from "#schema";
import { textAt } from "./value-at.ts";

export const MAX_SLUG_LENGTH = 80;

/** How slugs of a site are made of words, as site.yaml says. */
export interface SlugStyle {
  /** `unicode` keeps the letters of all scripts, `transliterated` writes them with the letters a to z. */
  slugs: "unicode" | "transliterated";
  /** The language of the site: `ö` is `oe` in German. */
  lang: string;
}

const PLAIN: SlugStyle = { slugs: "transliterated", lang: "en" };

/** The style of a folder's slugs. */
export function slugStyleOf(
  settings: readonly { collection: string; raw: unknown }[],
): SlugStyle {
  const site = settings.find(({ collection }) => collection === "site");
  const lang = textAt(site?.raw, "lang") ?? PLAIN.lang;
  const isUnicode = textAt(site?.raw, "slugs") === "unicode";
  return { slugs: isUnicode ? "unicode" : PLAIN.slugs, lang };
}

export function isSlug(text: string): boolean {
  return slugPattern.test(text) && isShortSlug(text);
}

/** True for a slug that needs no Unicode. */
function isPlainSlug(text: string): boolean {
  return isSlug(text) && /^[a-z0-9-]*$/u.test(text);
}

/** True for a slug that a site with this style may have. */
export function fitsStyle(text: string, { slugs }: SlugStyle): boolean {
  return slugs === "unicode" ? isSlug(text) : isPlainSlug(text);
}

const require = createRequire(import.meta.url);

/** Loaded on demand: few texts need its 190 kB of tables. */
function loadTransliteration(): typeof Transliteration {
  return require("transliteration") as typeof Transliteration;
}

/** The slug for any text, of at most 80 characters. Empty for a text without letters or digits. */
export function toSlug(text: string, style: SlugStyle = PLAIN): string {
  const spoken = text.replaceAll(/['’]/gu, "");
  const words =
    style.slugs === "unicode"
      ? spoken.normalize("NFKC").toLowerCase()
      : toPlainLetters(spoken, style.lang);
  return cut(
    words.replaceAll(/[^\p{L}\p{M}\p{Nd}]+/gu, "-").replaceAll(/^-+|-+$/gu, ""),
  );
}

/** A text in lower case, its words written with the letters a to z. */
function toPlainLetters(text: string, lang: string): string {
  const own = /^de\b/iu.test(lang)
    ? text.normalize("NFC").replaceAll(/[äöüÄÖÜ]/gu, (letter) => `${letter}e`)
    : text;
  const plain = own
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^\0-\x7f]/gu, (letter) => plainLetters[letter] ?? letter);
  if (!/[^\0-\x7f]/u.test(plain)) return plain;
  const known = own.normalize("NFC").toLowerCase();
  const { transliterate } = loadTransliteration();
  return /(?!\p{sc=Latin})\p{L}/u.test(plain)
    ? transliterate(known).toLowerCase().replaceAll("'", "")
    : plain.replaceAll(/[^\0-\x7f]/gu, "-");
}

/** A slug without the characters that are too many, and without hyphens at its end. */
function cut(slug: string): string {
  let letters = [...slug].slice(0, MAX_SLUG_LENGTH);
  while (letters.length > 0 && !isShortSlug(letters.join("")))
    letters = letters.slice(0, -1);
  return letters.join("").replace(/-+$/u, "");
}

/** A slug that is only spelled otherwise, corrected. Undefined if other characters than spaces would be lost. */
export function respellSlug(text: string): string | undefined {
  const slug = text
    .trim()
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[\s_-]+/gu, "-")
    .replaceAll(/^-|-$/gu, "");
  return isSlug(slug) ? slug : undefined;
}
