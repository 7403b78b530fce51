interface Ordered {
  slug: string;
  order?: number | undefined;
}

/** Compares slugs by code unit. */
export function bySlug(a: { slug: string }, b: { slug: string }): number {
  return a.slug < b.slug ? -1 : Number(a.slug > b.slug);
}

/** By the field `order`, ascending, then by slug. */
export function byOrder(a: Ordered, b: Ordered): number {
  return (a.order ?? 0) - (b.order ?? 0) || bySlug(a, b);
}

/** Newest first, then by slug: ISO dates compare as text. */
export function newestFirst(
  a: { slug: string; date: string },
  b: { slug: string; date: string },
): number {
  if (a.date !== b.date) return a.date > b.date ? -1 : 1;
  return bySlug(a, b);
}
