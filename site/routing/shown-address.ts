import type { RouteLine } from "../route-table.ts";

/** The parts of an address that matter here. */
export interface PageAddress {
  pathname: string;
  search: string;
}

/**
 * The part of an address that decides which data a page gets. On pages that change their filters in the browser, the
 * query is left out, except for the later pages of a list.
 */
export function shownAddress(
  { followsQuery }: Pick<RouteLine, "followsQuery">,
  { pathname, search }: PageAddress,
): string {
  const isFirstPage = !new URLSearchParams(search).has("page");
  return followsQuery && isFirstPage ? pathname : pathname + search;
}
