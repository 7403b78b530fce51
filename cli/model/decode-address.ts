/** An address without percent encoding; as it is written where the encoding is wrong. */
export function decodeAddress(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** The same for the path of a file: encoded characters that separate parts of an address, such as `%23`, stay encoded. */
export function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
