import { blogMessages } from "../../messages/blog.ts";

/** The types with a filter, in the order of their links. The empty one stands for all types. */
export const typeFilters = [
  { type: "", label: blogMessages.all },
  { type: "blog", label: blogMessages.blog },
  { type: "guide", label: blogMessages.guide },
  { type: "case-study", label: blogMessages["case-study"] },
] as const;

export type TypeFilter = (typeof typeFilters)[number]["type"];

export interface BlogFilters {
  type: TypeFilter;
  /** Slug of a category; undefined for all. */
  category: string | undefined;
}

/** The filters in an address. An unknown type means all types, a category without a letter none. */
export function parseFilters(query: URLSearchParams): BlogFilters {
  const asked = query.get("type");
  const category = query.get("category") ?? "";
  const known = typeFilters.find(({ type }) => type === asked);
  return {
    type: known?.type ?? "",
    category: /\p{L}|\p{N}/u.test(category) ? category : undefined,
  };
}

export function formatFilters({ type, category }: BlogFilters): string {
  const query = new URLSearchParams({
    ...(type ? { type } : {}),
    ...(category ? { category } : {}),
  });
  return query.size > 0 ? `/blog?${query}` : "/blog";
}
