import { parseDocument, type Document } from "yaml";
import { findRepeatedKeys } from "../../model/repeated-keys.ts";

export interface ParsedYaml {
  text: string;
  document: Document.Parsed;
  data: unknown;
}

/** YAML with its tree; undefined where it has any fault. */
export function parseSafely(text: string): ParsedYaml | undefined {
  try {
    const document = parseDocument(text, {
      version: "1.2",
      schema: "core",
      prettyErrors: false,
      logLevel: "silent",
      uniqueKeys: false,
    });
    const { errors, warnings } = document;
    const faults = [...errors, ...warnings, ...findRepeatedKeys(document)];
    if (faults.length > 0) return undefined;
    const data: unknown = document.toJS({ maxAliasCount: 100 });
    return { text, document, data };
  } catch (error) {
    // Aliases that name nothing or multiply, and nesting that the stack cannot hold.
    if (error instanceof RangeError || error instanceof ReferenceError)
      return undefined;
    throw error;
  }
}

/** A text that says the same as another, or else that other. */
export function ifSameData(changed: string, text: string): string {
  if (changed === text) return text;
  const [before, after] = [parseSafely(text), parseSafely(changed)];
  return before && after && sameData(before, after) ? changed : text;
}

/** True when two texts say the same: the order of keys says nothing, the order of a list does. */
export function sameData(a: ParsedYaml, b: ParsedYaml): boolean {
  return sorted(a.data) === sorted(b.data);
}

function sorted(data: unknown): string {
  return JSON.stringify(data, (_, value: unknown) => {
    if (typeof value !== "object" || value === null || Array.isArray(value))
      return value;
    return Object.fromEntries(
      Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)),
    );
  });
}
