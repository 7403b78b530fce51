/** An address as it reads; one that is wrongly encoded, as it is written. */
export function decodeAddress(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
