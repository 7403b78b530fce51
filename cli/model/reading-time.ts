/** Reading speed in words per minute. */
const WORDS_PER_MINUTE = 225;

/** The reading time of a text in whole minutes, at least one. */
export function readTimeMinutes(words: number): number {
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}

/** Begins a word. Numbers count, but signs alone do not. */
const LETTER = /[\p{L}\p{N}]/u;
/** Continues a word. */
const SIGN = /[\p{M}'.,-]/u;

/** What each UTF-16 code unit outside of pairs is to a word, so that no character is looked up twice. */
const kinds = new Uint8Array(0x1_00_00);
const UNKNOWN = 0;
const BETWEEN = 1;
const CONTINUES = 2;
const BEGINS = 3;

/** The number of words in a text. */
export function countWords(text: string): number {
  let words = 0;
  let isInWord = false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    let kind = kinds[code] ?? UNKNOWN;
    if (kind === UNKNOWN) {
      const [character = ""] = text.slice(at, at + 2);
      kind = kindOf(character);
      if (character.length === 2) at++;
      else if (character.isWellFormed()) kinds[code] = kind;
    }
    if (kind === BEGINS && !isInWord) words++;
    isInWord = kind === BEGINS || (isInWord && kind === CONTINUES);
  }
  return words;
}

function kindOf(character: string): number {
  if (LETTER.test(character)) return BEGINS;
  return SIGN.test(character) ? CONTINUES : BETWEEN;
}
