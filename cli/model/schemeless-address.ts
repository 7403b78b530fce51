/**
 * True for an address that names a host without a scheme: `//host`, `/\host`. Browsers ignore control characters in it.
 */
export function isSchemeless(address: string): boolean {
  return /^[\s\p{Cc}]*[/\\][\s\p{Cc}]*[/\\]/u.test(address);
}
