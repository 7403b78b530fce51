/** True if two words differ only by two neighboring letters that are swapped: a typo that counts as one edit. */
export function isSwap(a: string, b: string): boolean {
  if (a === b || a.length !== b.length) return false;
  let at = 0;
  while (a[at] === b[at]) at += 1;
  const swapped = a.charAt(at + 1) + a.charAt(at) + a.slice(at + 2);
  return swapped === b.slice(at);
}
