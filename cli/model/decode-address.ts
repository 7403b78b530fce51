import { toCanonicalPath } from "#schema";

/** An address without percent encoding. Unchanged if the encoding is invalid. */
export function decodeAddress(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/**
 * The same for the path of a file. Encoded characters that separate parts of an address, such as `%23`, stay encoded.
 */
export function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

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

/**
 * True for an address that names a host without a scheme: `//host`, `/\host`. Browsers ignore control characters in it.
 */
export function isSchemeless(address: string): boolean {
  return /^[\s\p{Cc}]*[/\\][\s\p{Cc}]*[/\\]/u.test(address);
}
