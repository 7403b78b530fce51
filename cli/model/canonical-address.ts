import { toCanonicalPath } from "#schema";

/**
 * A path of the site in the form in which the server looks it up. Other addresses, and paths whose percent encoding is
 * invalid, are not changed.
 */
export function canonicalAddress(address: string): string {
  try {
    return address.startsWith("/") ? toCanonicalPath(address) : address;
  } catch {
    return address;
  }
}
