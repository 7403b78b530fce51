/** The characters of Windows-1252 at 0x80 to 0x9F, which other encodings read as control characters. */
const WINDOWS_1252 =
  "\u20AC\0\u201A\u0192\u201E\0\u2020\u2021\u02C6\u2030\u0160\u2039\u0152\0\u017D\0" +
  "\0\u2018\u2019\u201C\u201D\u2022\u2013\u2014\u02DC\u2122\u0161\u203A\u0153\0\u017E\u0178";

/**
 * What replaces a control character, usually nothing. Undefined for U+0085, which some tools read as a line break and
 * others as an ellipsis.
 * @param after the two characters after it
 */
export function replaceControlCharacter(
  character: string,
  after: string,
): string | undefined {
  const code = character.charCodeAt(0);
  if (character === "\r") return after.startsWith("\r\n") ? "" : "\n";
  if (code === 0x85) return undefined;
  if (code >= 0x80 && code <= 0x9f)
    return (WINDOWS_1252[code - 0x80] ?? "").replace("\0", "");
  return code === 0x2028 || code === 0x2029 ? " " : "";
}
