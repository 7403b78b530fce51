import { toCanonicalPath } from "#schema";

/** A path of the site in the form that the server looks it up in; what no browser can ask for, as it is written. */
export function canonicalAddress(address: string): string {
  try {
    return address.startsWith("/") ? toCanonicalPath(address) : address;
  } catch {
    return address;
  }
}
