/**
 * Text with U+FFFD in place of control characters and lone surrogates, so that the content of a file cannot move the
 * cursor, begin a line, or change the reading direction.
 */
export function printable(text: string): string {
  return text.toWellFormed().replaceAll(UNPRINTABLE, "\uFFFD");
}

const UNPRINTABLE =
  // oxlint-disable-next-line no-control-regex -- it matches control characters
  /[\u0000-\u001F\u007F-\u009F\u2028-\u202E\u2066-\u2069]/gu;
