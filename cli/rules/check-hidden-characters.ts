import { rangeInText, visitProse, type BodyTree } from "../model/body-tree.ts";
import type { FolderContext } from "../model/compiled-folder.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import type { Entry, EntryHead } from "../model/entry.ts";
import { createFieldLocator } from "../model/field-locator.ts";
import type { FieldPath } from "../model/yaml-source.ts";
import {
  describeControlCharacter,
  findControlCharacters,
} from "./check-control-characters.ts";
import { createDiagnostic } from "./create-diagnostic.ts";

/** Control characters that escapes of YAML bring into fields: the file itself has been searched for them. */
export function checkFieldCharacters(entry: EntryHead | Entry): Diagnostic[] {
  const { raw, source } = entry;
  return findTexts(raw, []).flatMap(({ found, ...field }) => {
    const locate = createFieldLocator(entry, field);
    const placed = found.map(({ character, index }) => ({
      character,
      range: locate(index, index + 1),
    }));
    const hidden = placed.find(
      ({ character, range: { end, start } }) =>
        source.text.slice(start, end) !== character,
    );
    if (hidden === undefined) return [];
    const message = describeControlCharacter(hidden.character);
    const rule = "encoding/control-character";
    return [createDiagnostic(rule, source, hidden.range, message)];
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
    const [first] = findControlCharacters(node.value);
    if (first === undefined) return;
    const { character: text, index } = first;
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

interface FoundText {
  path: FieldPath;
  value: string;
  found: ReturnType<typeof findControlCharacters>;
}

function findTexts(value: unknown, path: FieldPath): FoundText[] {
  if (typeof value === "string") {
    const found = findControlCharacters(value);
    return found.length === 0 ? [] : [{ path, value, found }];
  }
  if (typeof value !== "object" || value === null) return [];
  return Array.isArray(value)
    ? value.flatMap((item: unknown, at) => findTexts(item, [...path, at]))
    : Object.entries(value).flatMap(([key, inner]) =>
        findTexts(inner, [...path, key]),
      );
}
