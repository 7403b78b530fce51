/** A word: letters and digits, and what holds them together. */
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'.,-]*/gu;
// oxlint-disable-next-line no-control-regex -- the range of ASCII
const ASCII = /^[\0-\x7f]*$/;

/** Words that a reader takes in, in a minute. */
const WORDS_PER_MINUTE = 225;

/** How long a text takes to be read, in whole minutes, at least one. */
export function readTimeMinutes(words: number): number {
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}

/** How many words a text has: numbers count, signs do not. */
export function countWords(text: string): number {
  return ASCII.test(text) ? countAscii(text) : (text.match(WORD)?.length ?? 0);
}

/** The same in a third of the time, where a character is a letter, a digit or neither. */
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
