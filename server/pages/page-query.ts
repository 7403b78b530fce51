/** The query parameters that pages read, unless the site names others for a path. */
export const PAGE_PARAMETERS: readonly string[] = [
  "type",
  "category",
  "page",
  "topic",
  "job",
  "q",
];

/**
 * The part of a query that a page depends on: each known parameter once, in a fixed order. The page is rendered with it
 * and cached under it, so no other parameter can get into a cached page.
 * @returns "" or a query that begins with "?"
 */
export function toPageQuery(
  search: string,
  parameters: readonly string[],
): string {
  const given = new URLSearchParams(search);
  const kept = new URLSearchParams();
  for (const name of parameters.toSorted()) {
    const value = given.get(name);
    if (value !== null && value !== "") kept.set(name, value);
  }
  const query = kept.toString();
  return query === "" ? "" : `?${query}`;
}
