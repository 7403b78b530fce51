/** The query parameters that pages read, unless the site names others for a path. */
export const PAGE_PARAMETERS: readonly string[] = [
  "type",
  "category",
  "topic",
  "job",
  "q",
];

/**
 * The part of a query that a page may depend on, in a fixed order, each parameter once: both what the page is
 * rendered with and what it is kept under, so that nothing else can end up in a kept page.
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
