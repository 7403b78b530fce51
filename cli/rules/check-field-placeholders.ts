import { collections, type Collection } from "#schema";
import type { FolderContext } from "../model/compiled-folder.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import type { EntryHead, RecordEntry, SettingsEntry } from "../model/entry.ts";
import { createFieldLocator } from "../model/field-locator.ts";
import type { FieldPath } from "../model/yaml-source.ts";
import { describeLiteral, findBraces, isOurs } from "./braces.ts";
import { createDiagnostic } from "./create-diagnostic.ts";

/** Braces in fields: nothing fills them in, so they would be shown as they are. Snippets are code and keep theirs. */
export function checkFieldPlaceholders(
  entry: EntryHead | RecordEntry | SettingsEntry,
): Diagnostic[] {
  const { collection, raw, source } = entry;
  const facts: Collection = collections[collection];
  if (facts.kind === "records" && facts.fragment) return [];
  if (!holdsBrace(raw)) return [];
  return findTexts(raw).flatMap((field) => {
    const found = findBraces(field.value);
    const braces = found.find(({ text }) => isOurs(text)) ?? found[0];
    if (braces === undefined) return [];
    const { index, text } = braces;
    const { help, message, rule } = isOurs(text)
      ? {
          rule: "placeholder/unknown" as const,
          message: `\`${text}\` stands in a field, where nothing fills it in.`,
          help: "Write the words that are meant.",
        }
      : { ...describeLiteral(text), help: undefined };
    const locate = createFieldLocator(entry, field);
    const range = locate(index, index + text.length);
    return [createDiagnostic(rule, source, range, message, { help })];
  });
}

/** The same in records and settings. */
export function checkRecordPlaceholders({
  folder,
}: FolderContext): Diagnostic[] {
  const all = [...folder.records, ...folder.settings];
  return all.flatMap(checkFieldPlaceholders);
}

/** True when any text holds a brace: most hold none, and are passed over by this alone. */
function holdsBrace(value: unknown): boolean {
  if (typeof value === "string") return value.includes("{");
  if (typeof value !== "object" || value === null) return false;
  return Array.isArray(value)
    ? value.some(holdsBrace)
    : Object.values(value).some(holdsBrace);
}

/** Texts that hold a brace, and the way to each. */
function findTexts(
  value: unknown,
  path: FieldPath = [],
): { path: FieldPath; value: string }[] {
  if (typeof value === "string")
    return value.includes("{") ? [{ path, value }] : [];
  if (Array.isArray(value))
    return value.flatMap((item: unknown, index) =>
      findTexts(item, [...path, index]),
    );
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    findTexts(inner, [...path, key]),
  );
}
