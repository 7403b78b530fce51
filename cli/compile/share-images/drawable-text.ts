/** If fewer of a title's letters than this share can be drawn, its meaning is lost. */
const ENOUGH = 0.7;

/**
 * A text without the characters that the fonts do not have, such as emoji.
 * @returns undefined if too little of it would be left
 */
export function drawableText(
  text: string,
  isCovered: (character: string) => boolean,
): string | undefined {
  const characters = [...text.normalize("NFC")];
  const drawn = characters.filter(isCovered);
  const letters = countLetters(characters);
  if (letters === 0 || countLetters(drawn) < letters * ENOUGH) return undefined;
  return drawn.join("").replaceAll(/\s+/gu, " ").trim();
}

function countLetters(characters: readonly string[]): number {
  return characters.filter((each) => /[\p{L}\p{N}]/u.test(each)).length;
}

/** A title made from a slug, for titles in a script that the fonts do not have. */
export function titleFromSlug(slug: string): string {
  const words = slug.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
