/**
 * Takes the `_` that brought the visitor past every cache out of the address bar, so that nobody copies it. The rest of
 * the address, and what the browser keeps of the history entry, stay as they are.
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
