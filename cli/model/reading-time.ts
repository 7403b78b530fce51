/** A word: letters and digits, and the signs that join them. */
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'.,-]*/gu;
const ASCII = /^[\0-\x7f]*$/;

/** Reading speed in words per minute. */
const WORDS_PER_MINUTE = 225;

/** The reading time of a text in whole minutes, at least one. */
export function readTimeMinutes(words: number): number {
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}

/** The number of words in a text. Numbers count, but signs do not. */
export function countWords(text: string): number {
  return ASCII.test(text) ? countAscii(text) : (text.match(WORD)?.length ?? 0);
}

/** The same for ASCII, in a third of the time. */
function countAscii(text: string): number {
  let words = 0;
  let inWord = false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (isAlphanumeric(code)) {
      if (!inWord) words++;
      inWord = true;
    } else if (inWord) inWord = isJoiner(code);
  }
  return words;
}

function isAlphanumeric(code: number): boolean {
  const lower = code | 32;
  return (lower >= 97 && lower <= 122) || (code >= 48 && code <= 57);
}

/** An apostrophe, comma, hyphen or full stop. */
function isJoiner(code: number): boolean {
  return code === 39 || (code >= 44 && code <= 46);
}
