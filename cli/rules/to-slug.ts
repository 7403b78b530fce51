/** A text as a slug: words joined by hyphens. Undefined when letters or signs would be lost. */
export function toSlug(text: string): string | undefined {
  const slug = text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/gu, "-")
    .replaceAll(/^-|-$/gu, "");
  return /^[a-z0-9]+(?:-[a-z0-9]+)*$/u.test(slug) ? slug : undefined;
}
