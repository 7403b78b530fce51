import { plainLetters } from "#schema";

/** The same as in the schema: lower-case words joined by single hyphens. */
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/u;
export const MAX_SLUG_LENGTH = 80;

export function isSlug(text: string): boolean {
  return SLUG.test(text) && text.length <= MAX_SLUG_LENGTH;
}

/**
 * The slug for any text, without accents and of at most 80 characters. Empty for a text without letters or digits that
 * an address can contain.
 */
export function toSlug(text: string): string {
  return text
    .normalize("NFKD")
    .replaceAll(/[\p{M}'’]/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/gu, (letter) => plainLetters[letter] ?? "-")
    .replaceAll(/-+/gu, "-")
    .slice(0, MAX_SLUG_LENGTH)
    .replaceAll(/^-+|-+$/gu, "");
}

/** A slug that is only spelled otherwise, corrected. Undefined if other characters than spaces would be lost. */
export function respellSlug(text: string): string | undefined {
  const slug = text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/gu, "-")
    .replaceAll(/^-|-$/gu, "");
  return SLUG.test(slug) ? slug : undefined;
}
