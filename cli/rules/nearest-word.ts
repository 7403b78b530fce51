import { distance } from "fastest-levenshtein";
import { isSwap } from "#schema";

/** Longer words are not searched for, because an address of a megabyte is not a typo. */
const MAX_LENGTH = 100;

/**
 * The candidate that a writer probably meant, or undefined if none is similar. Case does not count, and spaces, hyphens
 * and underscores count as the same.
 */
export function nearestWord(
  word: string,
  candidates: Iterable<string>,
): string | undefined {
  if (word.length > MAX_LENGTH) return undefined;
  const wanted = normalize(word);
  let nearest: string | undefined;
  let limit = Math.max(1, Math.floor(wanted.length / 3)) + 1;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) > limit + 2) continue;
    const found = wordDistance(wanted, normalize(candidate));
    if (found >= limit) continue;
    nearest = candidate;
    limit = found;
  }
  return nearest;
}

/** Of so many letters, one may be wrong in a word that is surely meant. */
const LETTERS_PER_TYPO = 5;

/** The option that a text surely means: the only one in its words, or the only one within a typo or so. */
export function sureOption(
  text: string,
  options: readonly string[],
): string | undefined {
  const words = normalize(text);
  const [sure, ...others] = options.filter((option) => {
    const name = normalize(option);
    const letters = Math.max(words.length, name.length);
    return (
      `-${words}-`.includes(`-${name}-`) ||
      wordDistance(words, name) * LETTERS_PER_TYPO <= letters
    );
  });
  return others.length === 0 ? sure : undefined;
}

/**
 * The candidate that a name surely means: the only one that differs by a typo or so. Other digits are no typo: `part-2`
 * is not `part-1`.
 */
export function sureTypo(
  word: string,
  candidates: Iterable<string>,
): string | undefined {
  const name = normalize(word);
  const [sure, ...others] = [...candidates].filter((candidate) => {
    const other = normalize(candidate);
    const letters = Math.max(name.length, other.length);
    return (
      letters <= MAX_LENGTH &&
      Math.abs(name.length - other.length) * LETTERS_PER_TYPO <= letters &&
      digitsOf(name) === digitsOf(other) &&
      wordDistance(name, other) * LETTERS_PER_TYPO <= letters
    );
  });
  return others.length === 0 ? sure : undefined;
}

function digitsOf(text: string): string {
  return text.replaceAll(/\D+/gu, " ").trim();
}

/** What to do about a name that was probably meant to be another one. */
export function adviseTo(meant: string, isSure: boolean): string {
  return isSure
    ? `Write \`${meant}\`.`
    : `Write \`${meant}\` if you mean that.`;
}

/** How many different words a suggester searches for. Each search takes time in proportion to the candidates. */
const MAX_SEARCHES = 200;

/** `nearestWord` with fixed candidates. Each word is searched for once, up to a limit. */
export function createSuggester(
  candidates: Iterable<string>,
): (word: string) => string | undefined {
  const known = new Map<string, string | undefined>();
  return (word) => {
    if (!known.has(word) && known.size < MAX_SEARCHES)
      known.set(word, nearestWord(word, candidates));
    return known.get(word);
  };
}

/** Without case; spaces, hyphens and underscores count as the same. */
function normalize(word: string): string {
  return word.toLowerCase().replaceAll(/[\s_-]+/gu, "-");
}

/** The edit distance in letters. Swapping two neighbours counts as one edit. */
export function wordDistance(a: string, b: string): number {
  return isSwap(a, b) ? 1 : distance(a, b);
}

/** ` Did you mean \`x\`?`, or nothing. */
export function formatSuggestion(suggestion: string | undefined): string {
  return suggestion === undefined ? "" : ` Did you mean \`${suggestion}\`?`;
}

/** ` Did you mean \`x\`?` with the nearest candidate, or nothing. */
export function suggestWord(
  word: string,
  candidates: Iterable<string>,
): string {
  return formatSuggestion(nearestWord(word, candidates));
}
