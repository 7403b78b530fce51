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
