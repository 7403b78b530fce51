/** Reading speed in words per minute. */
const WORDS_PER_MINUTE = 225;

/** The reading time of a text in whole minutes, at least one. */
export function readTimeMinutes(words: number): number {
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}

/** What a character can be in a word. */
const PART = 1;
const JOINER = 2;
const OTHER = 3;
/** The kinds of the characters that were seen, by code point: looking them up is faster than a regular expression. */
const kinds = new Uint8Array(0x11_00_00);

/**
 * The number of words in a text: letters and digits, and the signs that join them. Numbers count, but signs alone do
 * not.
 */
export function countWords(text: string): number {
  let words = 0;
  let inWord = false;
  for (let at = 0; at < text.length; at++) {
    const code = text.codePointAt(at) ?? 0;
    // Such a character takes two places.
    if (code > 0xff_ff) at++;
    const kind = kinds[code] || findKind(code);
    if (kind === PART && !inWord) words++;
    inWord = kind === PART || (inWord && kind === JOINER);
  }
  return words;
}

function findKind(code: number): number {
  const character = String.fromCodePoint(code);
  const isPart = /[\p{L}\p{N}]/u.test(character);
  const isJoiner = /[\p{M}'.,-]/u.test(character);
  const kind = isPart ? PART : isJoiner ? JOINER : OTHER;
  kinds[code] = kind;
  return kind;
}
