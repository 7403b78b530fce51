/**
 * Text without control characters and halves of characters: what a file contains must not move the cursor, begin a line,
 * or change the reading direction.
 */
export function printable(text: string): string {
  return text.toWellFormed().replaceAll(UNPRINTABLE, "\uFFFD");
}

const UNPRINTABLE =
  // oxlint-disable-next-line no-control-regex -- control characters are what it looks for
  /[\u0000-\u001F\u007F-\u009F\u2028-\u202E\u2066-\u2069]/gu;
