import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Levels } from "../../model/levels.ts";
import { DICTIONARY_FILE, type Spelling } from "../../model/spelling.ts";
import { textAt } from "../../model/value-at.ts";
import { nearestWord } from "../../rules/nearest-word.ts";
import {
  preparedEnglish,
  prepareEnglish,
  findWords,
} from "../../rules/spelling/english.ts";
import type { CompiledFiles } from "../compile-files.ts";

/** A search for what was meant takes some milliseconds, and nobody corrects more words at once. */
const MAX_SUGGESTIONS = 200;

type Checked = Pick<CompiledFiles, "entryFiles" | "records" | "settings">;

/**
 * English and the words of a project: its own list, and the names in its records and settings. Undefined unless the
 * settings ask for spelling somewhere: the rule is off by default.
 */
export async function openSpelling(
  contentDir: string,
  files: Checked,
  levels: Levels,
): Promise<Spelling | undefined> {
  if (!isAskedFor(files, levels)) return undefined;
  await prepareEnglish();
  const { records, settings } = files;
  const names = [...records, ...settings].flatMap(({ raw }) => namesIn(raw));
  const own = [...readDictionary(contentDir), ...names.flatMap(wordsOf)];
  const ownWords = new Set(own.map((word) => word.toLowerCase()));
  const suggested = new Map<string, string | undefined>();
  return {
    isKnown: (word) =>
      ownWords.has(word.toLowerCase()) || preparedEnglish().has(word),
    suggest(word) {
      if (!suggested.has(word) && suggested.size < MAX_SUGGESTIONS) {
        const english = preparedEnglish().suggest(word);
        suggested.set(word, english ?? nearestWord(word, own));
      }
      return suggested.get(word);
    },
    ownWords: [...ownWords].toSorted().join("\n"),
  };
}

function isAskedFor(
  { entryFiles, records, settings }: Checked,
  levels: Levels,
) {
  const entries = entryFiles.map(({ found }) => found.path);
  const others = [...records, ...settings].map(({ file }) => file);
  return [...entries, ...others].some((file) => {
    const level = levels.get("spelling/unknown-word", file);
    return (level ?? levels.get("spelling", file) ?? "off") !== "off";
  });
}

/** The words of the list; `#` begins a comment. */
function readDictionary(contentDir: string): string[] {
  return readList(contentDir)
    .split("\n")
    .map((line) => line.replace(/#.*/u, "").trim().replaceAll("’", "'"))
    .filter((word) => word !== "");
}

function readList(contentDir: string): string {
  try {
    return readFileSync(join(contentDir, DICTIONARY_FILE), "utf8");
  } catch {
    return "";
  }
}

const NAME = /^(?:name|slug|brand\w*|office\w*)$/iu;

/** What people, companies, categories and the site itself are called. */
function namesIn(raw: unknown): string[] {
  if (typeof raw !== "object" || raw === null) return [];
  return Object.keys(raw)
    .filter((key) => NAME.test(key))
    .flatMap((key) => textAt(raw, key) ?? []);
}

/** Names in mixed case are words too: they may be written in lower case. */
function wordsOf(name: string): string[] {
  return [...findWords(name.toLowerCase())].map(({ word }) => word);
}
