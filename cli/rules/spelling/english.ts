import type * as trieLib from "cspell-trie-lib";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { gunzipSync } from "node:zlib";
import { type BodyTree, rangeInText } from "../../model/body-tree.ts";
import type { UnknownWord } from "../../model/spelling.ts";

/** Prefixes that are joined with hyphens, as in `re-engaged`. */
const PREFIXES = new Set(
  "anti co de mid multi non pre pro re semi sub un".split(" "),
);
const require = createRequire(import.meta.url);
let english: ReturnType<typeof readEnglish> | undefined;

/** Loads the dictionary of American English and of software terms. The first time takes a quarter of a second. */
export async function prepareEnglish(): Promise<void> {
  if (english !== undefined) return;
  english = readEnglish(await import("cspell-trie-lib"));
}

/** The loaded dictionary. @throws Error before `prepareEnglish` is done */
export function preparedEnglish() {
  if (english === undefined) throw new Error("The dictionary was not read");
  return english;
}

function readEnglish({ decodeTrie, parseDictionary }: typeof trieLib) {
  const words = decodeTrie(
    readPacked(require.resolve("@cspell/dict-en_us"), "en_US.trie.gz"),
  );
  const terms = parseDictionary(
    readPacked(
      require.resolve("@cspell/dict-software-terms"),
      "dict/softwareTerms.txt.gz",
    ).toString("utf8"),
  );
  const isIn = (word: string) =>
    words.hasWord(word, true) || terms.hasWord(word, true);
  return {
    has(word: string) {
      const lower = word.toLowerCase();
      if (isIn(word) || isIn(lower) || PREFIXES.has(lower)) return true;
      // The list of software terms lacks plurals.
      return lower.endsWith("s") && terms.hasWord(lower.slice(0, -1), true);
    },
    /** The most similar word, if there is one. This takes some milliseconds. */
    suggest: (word: string) =>
      // No time limit, because the result must not depend on the machine.
      words.suggest(word, {
        numSuggestions: 1,
        changeLimit: word.length > 5 ? 2 : 1,
        timeout: Infinity,
        includeTies: false,
        ignoreCase: false,
      })[0],
  };
}

function readPacked(main: string, file: string) {
  return gunzipSync(readFileSync(join(dirname(main), file)));
}

/** Excludes addresses, paths, names of files and variables, markup and everything with a digit. */
const NO_WORD = /[\d@/\\`_#$%=+*|~^<>{}[\]]|\p{L}[.:]\p{L}/u;
const WORD = /\p{L}[\p{L}\p{M}'’]*\p{L}/gu;
/** Abbreviations such as CRM and APIs, and names such as LinkedIn. */
const MIXED_CASE = /\p{L}\p{Lu}/u;
const LATIN = /^[\p{Script=Latin}\p{M}']{3,40}$/u;

/** The words of a text to check, with straight apostrophes and without a possessive `'s`. */
export function findWords(text: string): { word: string; index: number }[] {
  const words: { word: string; index: number }[] = [];
  for (const { 0: token, index } of text.matchAll(/[^\s—–…]+/gu)) {
    if (NO_WORD.test(token)) continue;
    for (const found of token.matchAll(WORD)) {
      const word = found[0].replaceAll("’", "'").replace(/'s$/u, "");
      if (!LATIN.test(word) || MIXED_CASE.test(word)) continue;
      words.push({ word, index: index + found.index });
    }
  }
  return words;
}

/** The limit of words, because locating each takes time, and a text with more is in another language. */
const MAX_WORDS = 1000;

/** The words of a text that are not English, outside code. The project's own words are filtered later. */
export function findUnknownWords(body: BodyTree): UnknownWord[] {
  const english = preparedEnglish();
  const found: UnknownWord[] = [];
  for (const { node } of body.prose)
    for (const { index, word } of findWords(node.value)) {
      if (english.has(word)) continue;
      if (found.length >= MAX_WORDS) return found;
      const text = node.value.slice(index, index + word.length);
      found.push({ word, ...rangeInText(node, { index, text }, body) });
    }
  return found;
}
