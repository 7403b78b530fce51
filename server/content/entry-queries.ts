import {
  markdownNames,
  type CompiledEntry,
  type EntryOf,
  type MarkdownName,
} from "#schema";

/** Parses a compiled entry of a content database. It was validated when the database was written. */
export function parseEntry<Name extends MarkdownName>(
  json: unknown,
): EntryOf<Name>;
export function parseEntry(json: unknown): CompiledEntry {
  return JSON.parse(String(json));
}

export function parseMarkdownName(name: unknown): MarkdownName {
  const found = markdownNames.find((each) => each === name);
  if (found === undefined) throw new Error(`${String(name)} is no collection.`);
  return found;
}
