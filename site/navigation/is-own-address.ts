/**
 * False if the address has changed before this script runs: pressing Back while the document loads can change the
 * address without loading another document. The document then belongs to another address.
 */
export function isOwnAddress(): boolean {
  const [entry] = performance.getEntriesByType("navigation");
  return !entry || new URL(entry.name).pathname === window.location.pathname;
}
