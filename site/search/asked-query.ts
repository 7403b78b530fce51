/** In characters; what goes beyond is cut. */
export const LONGEST_QUERY = 100;

/** What an address asks to search for: one line, cut to length, as the visitor wrote it otherwise. */
export function askedQuery(query: URLSearchParams): string {
  const line = (query.get("q") ?? "")
    .replaceAll(/[\p{Cc}\s]+/gu, " ")
    .trimStart();
  return [...line].slice(0, LONGEST_QUERY).join("").trim();
}
