const MARK = [0xef, 0xbb, 0xbf];

/** True for bytes that begin with the byte order mark of UTF-8. */
export function hasMark(bytes: Uint8Array): boolean {
  return MARK.every((byte, index) => bytes[index] === byte);
}

/** A text as the bytes of a file. */
export function encodeText(text: string, mark: boolean): Uint8Array {
  const bytes = new TextEncoder().encode(text);
  return mark ? Buffer.concat([Buffer.from(MARK), bytes]) : bytes;
}
