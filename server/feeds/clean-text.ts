/** Characters that XML 1.0 does not allow, not even escaped (production Char). */
const FORBIDDEN =
  /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** Removes the characters that XML does not allow. */
export function cleanText(text: string): string {
  return text.replaceAll(FORBIDDEN, "");
}
