const MAX_LENGTH = 60;

/** Shortens a text for a message, to at most 60 characters. */
export function shorten(text: string): string {
  return text.length > MAX_LENGTH
    ? `${text.slice(0, MAX_LENGTH - 3)}...`
    : text;
}
