/** Converts a text to a slug: words joined by hyphens. Undefined if other characters than spaces would be lost. */
export function toSlug(text: string): string | undefined {
  const slug = text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/gu, "-")
    .replaceAll(/^-|-$/gu, "");
  return /^[a-z0-9]+(?:-[a-z0-9]+)*$/u.test(slug) ? slug : undefined;
}
