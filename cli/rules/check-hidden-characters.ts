import {
  rangeInText,
  visitProse,
  type BodyTree,
} from "../markdown/body-tree.ts";
import type { FolderContext } from "../model/compiled-folder.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import { rangeOfField, type Entry, type EntryHead } from "../model/entry.ts";
import type { FieldPath } from "../model/yaml-source.ts";
import {
  describeControlCharacter,
  findControlCharacter,
} from "./check-control-characters.ts";
import { createDiagnostic } from "./create-diagnostic.ts";

/** Control characters that escapes of YAML bring into fields: the file itself has been searched for them. */
export function checkFieldCharacters(entry: EntryHead | Entry): Diagnostic[] {
  const { raw, source } = entry;
  return findTexts(raw, []).map(({ character, path }) => {
    const range = rangeOfField(entry, { path });
    return createDiagnostic(
      "encoding/control-character",
      source,
      range,
      describeControlCharacter(character),
    );
  });
}

/** The same in records and settings. */
export function checkRecordCharacters({ folder }: FolderContext): Diagnostic[] {
  return [...folder.records, ...folder.settings].flatMap(checkFieldCharacters);
}

/** The same that references of HTML, such as `&#x202e;`, bring into a text. */
export function checkTextCharacters(body: BodyTree): Diagnostic[] {
  const { range, source } = body;
  const diagnostics: Diagnostic[] = [];
  const reference = source.text.indexOf("&#", range.start);
  if (reference === -1 || reference >= range.end) return [];
  visitProse(body, (node) => {
    const text = findControlCharacter(node.value);
    if (text === undefined) return;
    const index = node.value.indexOf(text);
    const place = rangeInText(node, { index, text }, body);
    if (source.text.slice(place.start, place.end) === text) return;
    diagnostics.push(
      createDiagnostic(
        "encoding/control-character",
        source,
        place,
        describeControlCharacter(text),
      ),
    );
  });
  return diagnostics;
}

function findTexts(
  value: unknown,
  path: FieldPath,
): { path: FieldPath; character: string }[] {
  if (typeof value === "string") {
    const character = findControlCharacter(value);
    return character === undefined ? [] : [{ path, character }];
  }
  if (typeof value !== "object" || value === null) return [];
  return Array.isArray(value)
    ? value.flatMap((item: unknown, at) => findTexts(item, [...path, at]))
    : Object.entries(value).flatMap(([key, inner]) =>
        findTexts(inner, [...path, key]),
      );
}
