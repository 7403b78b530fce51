/** An address as it reads; one that is wrongly encoded, as it is written. */
export function decodeAddress(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** The same for the path of a file: escaped characters that part an address, such as `%23`, stay as they are written. */
export function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
