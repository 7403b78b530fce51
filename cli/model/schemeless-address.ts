/** True for an address that names another host without a scheme: `//host`, `/\host`. */
export function isSchemeless(address: string): boolean {
  return /^[\s\p{Cc}]*[/\\][\s\p{Cc}]*[/\\]/u.test(address);
}
