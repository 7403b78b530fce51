import { blogMessages } from "../../messages.ts";

/** The types that the list can be narrowed to, in the order of their links; an empty one is all of them. */
export const typeFilters = [
  { type: "", label: blogMessages.all },
  { type: "blog", label: blogMessages.blog },
  { type: "guide", label: blogMessages.guide },
  { type: "case-study", label: blogMessages["case-study"] },
] as const;

export type TypeFilter = (typeof typeFilters)[number]["type"];

export interface BlogFilters {
  type: TypeFilter;
  /** Slug of a category; undefined is every one. */
  category: string | undefined;
}

/** What an address asks of the list. A type that has no link is all of them; a category without a letter is none. */
export function parseFilters(query: URLSearchParams): BlogFilters {
  const asked = query.get("type");
  const category = query.get("category") ?? "";
  const known = typeFilters.find(({ type }) => type === asked);
  return {
    type: known?.type ?? "",
    category: /\p{L}|\p{N}/u.test(category) ? category : undefined,
  };
}

/** The address of a narrowed list. */
export function formatFilters({ type, category }: BlogFilters): string {
  const query = new URLSearchParams({
    ...(type ? { type } : {}),
    ...(category ? { category } : {}),
  });
  return query.size > 0 ? `/blog?${query}` : "/blog";
}
