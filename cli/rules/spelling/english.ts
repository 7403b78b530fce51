import type * as trieLib from "cspell-trie-lib";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { gunzipSync } from "node:zlib";

export interface Dictionary {
  has(word: string): boolean;
  /** The most similar word, if there is one. This takes some milliseconds. */
  suggest(word: string): string | undefined;
}

/** Prefixes that are joined with hyphens, as in `re-engaged`. */
const PREFIXES = new Set(
  "anti co de mid multi non pre pro re semi sub un".split(" "),
);
const require = createRequire(import.meta.url);
let english: Dictionary | undefined;

/** Loads the dictionary of American English and of software terms. The first time takes a quarter of a second. */
export async function prepareEnglish(): Promise<void> {
  if (english !== undefined) return;
  english = readEnglish(await import("cspell-trie-lib"));
}

/** The loaded dictionary. @throws Error before `prepareEnglish` is done */
export function preparedEnglish(): Dictionary {
  if (english === undefined) throw new Error("The dictionary was not read");
  return english;
}

function readEnglish({
  decodeTrie,
  parseDictionary,
}: typeof trieLib): Dictionary {
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
    has(word) {
      const lower = word.toLowerCase();
      if (isIn(word) || isIn(lower) || PREFIXES.has(lower)) return true;
      // The list of software terms lacks plurals.
      return lower.endsWith("s") && terms.hasWord(lower.slice(0, -1), true);
    },
    suggest: (word) =>
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
