const STORAGE_KEY = "reloaded";

const hasTyped = () =>
  [
    ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      "main :is(input:not([type=hidden]), textarea)",
    ),
  ].some(({ value, defaultValue }) => value !== defaultValue);

/**
 * Reloads a document whose scripts are gone, for example after a release: the server has a newer one. Only once for an
 * address, and not if the visitor has typed something. The page then stays as it is without script.
 * @returns true if the document is being replaced
 */
export function reloadOnce(): boolean {
  try {
    if (sessionStorage.getItem(STORAGE_KEY) === location.href) return false;
    sessionStorage.setItem(STORAGE_KEY, location.href);
  } catch {
    // Without storage nothing could stop a second reload.
    return false;
  }
  if (hasTyped()) return false;
  location.reload();
  return true;
}

/** Allows the next reload, because the scripts are there. */
export function forgetReload(): void {
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Storage is blocked: nothing to forget.
  }
}
