/** Reading speed in words per minute. */
const WORDS_PER_MINUTE = 225;

/**
 * Reading speed in Chinese and Japanese characters per minute, as Medium counts them
 * (https://help.medium.com/hc/en-us/articles/214991667-Read-time).
 */
const CHARACTERS_PER_MINUTE = 500;

/** Characters of scripts that put no spaces between words, each of which counts as a word. */
const CHARACTER = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー々]/gu;

/** The reading time of a text in whole minutes, at least one. */
export function readTimeMinutes(text: string): number {
  const characters = countCharacters(text);
  const words = countWords(text) - characters;
  const minutes = words / WORDS_PER_MINUTE + characters / CHARACTERS_PER_MINUTE;
  return Math.max(1, Math.round(minutes));
}

/**
 * The number of words in a text. Numbers count, but signs alone do not. Each Chinese or Japanese character counts as a
 * word.
 */
export function countWords(text: string): number {
  const characters = countCharacters(text);
  const others = characters === 0 ? text : text.replaceAll(CHARACTER, " ");
  const words = others.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'.,-]*/gu) ?? [];
  return words.length + characters;
}

function countCharacters(text: string): number {
  return text.match(CHARACTER)?.length ?? 0;
}
