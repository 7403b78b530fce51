/** A query without the cache-busting `_`. */
export function withoutTimestamp(search: string): string {
  const rest = search
    .slice(1)
    .split("&")
    .filter((parameter) => parameter !== "_" && !parameter.startsWith("_="))
    .join("&");
  return rest === "" ? "" : `?${rest}`;
}

/**
 * Removes the cache-busting `_` from the address bar, so that it is not copied. The rest of the address and the state
 * of the history entry do not change.
 */
export function dropTimestamp(): void {
  const { pathname, search, hash } = window.location;
  const kept = withoutTimestamp(search);
  if (kept.length < search.length)
    window.history.replaceState(
      window.history.state,
      "",
      pathname + kept + hash,
    );
}
