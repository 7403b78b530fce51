/**
 * Removes the cache-busting `_` from the address bar, so that it is not copied. The rest of the address and the state
 * of the history entry do not change.
 */
export function dropTimestamp(): void {
  const { pathname, search, hash } = window.location;
  const rest = search
    .slice(1)
    .split("&")
    .filter((parameter) => parameter !== "_" && !parameter.startsWith("_="))
    .join("&");
  const kept = rest === "" ? "" : `?${rest}`;
  if (kept.length < search.length)
    window.history.replaceState(
      window.history.state,
      "",
      pathname + kept + hash,
    );
}
