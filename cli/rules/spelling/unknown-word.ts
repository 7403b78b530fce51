import { collections, type Collection } from "#schema";
import type { FolderContext } from "../../model/compiled-folder.ts";
import type { Entry } from "../../model/entry.ts";
import { createFieldLocator } from "../../model/align-scalar.ts";
import { relatedPlaces } from "../../model/diagnostic.ts";
import {
  DICTIONARY_FILE,
  type Spelling,
  type UnknownWord,
} from "../../model/spelling.ts";
import { defineRule, type PlacedFinding } from "../define-rule.ts";
import { findTexts } from "../../model/value-at.ts";
import { formatSuggestion } from "../nearest-word.ts";
import { findWords } from "./english.ts";

export const spellingUnknownWord = defineRule({
  id: "spelling/unknown-word",
  level: "off",
  what: "A word is not in the dictionary.",
  why: "It may be misspelt. The rule is off unless the settings ask for it; it knows American English, software, the names of records, and your own words.",
  whatToDo: `Correct the word, or add it to ${DICTIONARY_FILE} in the content folder, one word a line.`,
  bad: "We «recieve» signals.",
  good: "We receive signals.",
  checkFolder({ folder, spelling }: FolderContext) {
    if (spelling === undefined) return [];
    const { entries, records, settings } = folder;
    return [...entries, ...records, ...settings].flatMap((entry) => {
      const words = wordsOfFields(entry, spelling);
      const body = entry.kind === "markdown" ? entry.body.unknownWords : [];
      return report(entry, [...words, ...(body ?? [])], spelling);
    });
  },
});

/** The words of sentences. A single word may be an id, and fragments show code or a made-up screen. */
function wordsOfFields(entry: Entry, { isKnown }: Spelling): UnknownWord[] {
  const collection: Collection = collections[entry.collection];
  if (collection.kind === "records" && collection.fragment) return [];
  return findTexts(entry.raw, (text) => /\p{L}\s+\p{L}/u.test(text)).flatMap(
    (field) => {
      const unknown = findWords(field.value).filter(
        ({ word }) => !isKnown(word),
      );
      if (unknown.length === 0) return [];
      const locate = createFieldLocator(entry, field);
      return unknown.map(({ index, word }) => ({
        word,
        ...locate(index, index + word.length),
      }));
    },
  );
}

/** One finding per word and file, at its first place. */
function report(
  { source }: Entry,
  words: readonly UnknownWord[],
  { isKnown, suggest }: Spelling,
): PlacedFinding[] {
  const unknown = words.filter(({ word }) => !isKnown(word));
  return [...Map.groupBy(unknown, ({ word }) => word)].flatMap(
    ([word, [first, ...others]]) => {
      if (first === undefined) return [];
      const meant = suggest(word);
      return [
        {
          source,
          range: { start: first.start, end: first.end },
          message: `\`${word}\` is not in the dictionary.${formatSuggestion(meant)}`,
          related: relatedPlaces(source, others, "used here as well"),
        },
      ];
    },
  );
}
