/** Text without the bytes that a terminal would obey: what a file holds must not move the cursor or hide a line. */
export function printable(text: string): string {
  return text.replaceAll(UNPRINTABLE, "\uFFFD");
}

const UNPRINTABLE =
  // oxlint-disable-next-line no-control-regex -- control characters are what it looks for
  /[\u0000-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]/gu;
