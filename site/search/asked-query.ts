/** In characters. Longer queries are cut. */
export const MAX_QUERY_LENGTH = 100;

/** The search query of an address: on one line, cut to the maximum length, otherwise as typed. */
export function askedQuery(query: URLSearchParams): string {
  const line = (query.get("q") ?? "")
    .replaceAll(/[\p{Cc}\s]+/gu, " ")
    .trimStart();
  return [...line].slice(0, MAX_QUERY_LENGTH).join("").trim();
}
