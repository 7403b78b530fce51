const MAX_LENGTH = 60;

/** A text as a message quotes it: at most 60 characters. */
export function shorten(text: string): string {
  return text.length > MAX_LENGTH
    ? `${text.slice(0, MAX_LENGTH - 3)}...`
    : text;
}
