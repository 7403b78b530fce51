/** A history entry of the browser. */
export interface HistoryEntry {
  pathname: string;
  search: string;
  hash: string;
  /** The same for every visit to the entry. */
  key: string;
  /** True if the visitor got there with Back or Forward. */
  restored: boolean;
}

type Listener = (entry: HistoryEntry) => void;

const FIRST_KEY = "first";
const listeners = new Set<Listener>();

function currentKey(): string {
  const state: unknown = window.history.state;
  return typeof state === "object" && state !== null && "key" in state
    ? String(state.key)
    : FIRST_KEY;
}

/** The current history entry. */
export function readEntry(restored = false): HistoryEntry {
  const { pathname, search, hash } = window.location;
  return { pathname, search, hash, key: currentKey(), restored };
}

/** Calls a listener with each new entry. @returns a function that stops calling it */
export function followHistory(listener: Listener): () => void {
  const onReturn = () => listener(readEntry(true));
  listeners.add(listener);
  window.addEventListener("popstate", onReturn);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("popstate", onReturn);
  };
}

function announce(): void {
  const entry = readEntry();
  for (const listener of listeners) listener(entry);
}

/** Adds an entry for an address of this site. For the current address it replaces the entry, as browsers do. */
export function goTo(address: string): void {
  if (new URL(address, window.location.href).href === window.location.href)
    return replaceEntry(address);
  window.history.pushState({ key: String(Math.random()) }, "", address);
  announce();
}

/** Changes the address of the current entry. */
export function replaceEntry(address: string): void {
  window.history.replaceState({ key: currentKey() }, "", address);
  announce();
}
