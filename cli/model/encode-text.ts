/** Texts up to this length share the same bytes. */
const SHORT = 400_000;
const shared = Buffer.alloc(SHORT * 3);

/**
 * A text in UTF-8, valid until the next call. Takes half the time of `Buffer.from`, which counts the bytes first, and
 * it pays where the same bytes are hashed and written.
 */
export function encodeText(text: string): Buffer {
  if (text.length > SHORT) return Buffer.from(text);
  return shared.subarray(0, shared.write(text));
}
