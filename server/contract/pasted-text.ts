// PDF's sign for a hyphen at the end of a line.
const PDF_HYPHEN = "\u0002";
// Soft hyphens, spaces without width, byte order marks, and marks that embed or isolate a direction: nobody sees them,
// and without them the text means the same.
const unseen = /[\u00ad\u200b\u202a-\u202c\u2060\u2066-\u2069\ufeff]/gu;
// Tabs of spreadsheets, line breaks of slides (U+000B), spaces of all widths.
const spaces = /[\t\v\f\p{Zs}]/gu;
// Signs that set the direction of text have no effect at its ends.
const atEnds = /[\s\u200e\u200f\u202d]/u;
const lineBreaks = /\r\n?|[\v\f\u0085\u2028\u2029]/gu;
const directions = /[\u200c-\u200f]/gu;
/** Longer than any address with a name. */
const MAX_EMAIL = 1_000;

function trimEnds(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && atEnds.test(text.charAt(start))) start += 1;
  while (end > start && atEnds.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/** One line as it was meant, without what copying from slides, PDFs, spreadsheets and chats leaves in it. */
export const repairLine = (text: string): string =>
  trimEnds(
    text
      .replaceAll(PDF_HYPHEN, "")
      .replaceAll(unseen, "")
      .replaceAll(spaces, " "),
  );

/** A text of several lines as it was meant. Lines end with LF, also those of slides and of plain form posts. */
export const repairLines = (text: string): string =>
  text.replaceAll(PDF_HYPHEN, "").replaceAll(lineBreaks, "\n").trim();

/**
 * The address in what mail programs and browsers copy: `Ann <ann@example.com>`, `mailto:ann@example.com?subject=Hi`,
 * an address before a comma or a full stop.
 */
export function repairEmail(text: string): string {
  if (text.length > MAX_EMAIL) return text;
  const line = repairLine(text).replaceAll(directions, "");
  const inBrackets = /^[^<>]*<([^<>]*)>[\s,;.]*$/u.exec(line)?.[1];
  return trimEnds(inBrackets ?? line)
    .replace(/^mailto:([^?]*)(?:\?.*)?$/iu, "$1")
    .replace(/[\s,;.]+$/u, "");
}

/** True for several addresses in one text. */
export const hasManyEmails = (text: string): boolean =>
  text.split(/[\s,;<>]+/u).filter((part) => /.@./u.test(part)).length > 1;

/** A character that is not seen and has no place in a form, as `U+202E`. */
export function nameHidden(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  return `U+${code.toString(16).toUpperCase().padStart(4, "0")}`;
}
