const MARK = [0xef, 0xbb, 0xbf];

/** True if the bytes start with the byte order mark of UTF-8. */
export function hasMark(bytes: Uint8Array): boolean {
  return MARK.every((byte, index) => bytes[index] === byte);
}

/** Encodes a text as UTF-8, with a byte order mark if asked. */
export function encodeText(text: string, mark: boolean): Uint8Array {
  const bytes = new TextEncoder().encode(text);
  return mark ? Buffer.concat([Buffer.from(MARK), bytes]) : bytes;
}
