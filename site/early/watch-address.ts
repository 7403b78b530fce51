import { dropTimestamp } from "./drop-timestamp.ts";

/** The address that the browser asked for. It differs if Back was pressed while the document was loading. */
function requestedPath(): string {
  const [entry] = performance.getEntriesByType("navigation");
  return entry ? new URL(entry.name).pathname : window.location.pathname;
}

/**
 * Reloads the document when Back or Forward changes the address before the router is active. A reloaded document
 * keeps the history entries that the router made.
 * @param signal aborted when the router follows the address
 */
export function watchAddress(signal: AbortSignal): void {
  dropTimestamp();
  const { pathname, search } = window.location;
  // In a static export the script of the page sets its address.
  const isExported = "exported" in document.documentElement.dataset;
  if (!isExported && requestedPath() !== pathname)
    return window.location.reload();
  window.addEventListener(
    "popstate",
    () => {
      const { location } = window;
      if (location.pathname !== pathname || location.search !== search)
        location.reload();
    },
    { signal },
  );
}
