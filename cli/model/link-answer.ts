/** The result of checking an external address. */
export type LinkAnswer =
  /** It works. `moved` is the address that permanent redirects lead to. */
  | { kind: "found"; moved?: string }
  /** It is broken for every reader. `why` continues a sentence after the address: `answers 404 (Not Found)`. */
  | { kind: "dead"; why: string }
  /** Inconclusive: it may work for readers, or later. */
  | { kind: "unknown"; why: string };
