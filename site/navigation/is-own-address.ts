/**
 * False when the address changed before this script ran: Back, pressed while the document was still loading, can move
 * the address without loading another document. What the document shows is then not what the address names.
 */
export function isOwnAddress(): boolean {
  const [entry] = performance.getEntriesByType("navigation");
  return !entry || new URL(entry.name).pathname === window.location.pathname;
}
