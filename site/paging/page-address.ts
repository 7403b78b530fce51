/**
 * The address of another page of a list. The first page has no number in its address.
 * @param list path and query of any page of the list
 */
export function pageAddress(list: string, page: number): string {
  const [path = "", search] = list.split("?", 2);
  const query = new URLSearchParams(search);
  query.delete("page");
  if (page > 1) query.set("page", String(page));
  return query.size > 0 ? `${path}?${query}` : path;
}
