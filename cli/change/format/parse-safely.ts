import { isDeepStrictEqual } from "node:util";
import { parseDocument, type Document } from "yaml";
import { findRepeatedKeys } from "../../model/repeated-keys.ts";
import { YAML_OPTIONS } from "../../rules/yaml/read-yaml.ts";

export interface ParsedYaml {
  text: string;
  document: Document.Parsed;
  data: unknown;
}

/** Parses YAML. Undefined if it has any error or warning. */
export function parseSafely(text: string): ParsedYaml | undefined {
  try {
    const document = parseDocument(text, YAML_OPTIONS);
    const { errors, warnings } = document;
    const faults = [...errors, ...warnings, ...findRepeatedKeys(document)];
    if (faults.length > 0) return undefined;
    const data: unknown = document.toJS({ maxAliasCount: 100 });
    return { text, document, data };
  } catch (error) {
    // Unknown or exponential aliases, or nesting that is too deep for the stack.
    if (error instanceof RangeError || error instanceof ReferenceError)
      return undefined;
    throw error;
  }
}

/** The changed text if it has the same data as the original, or else the original. */
export function ifSameData(changed: string, text: string): string {
  if (changed === text) return text;
  const [before, after] = [parseSafely(text), parseSafely(changed)];
  return before && after && sameData(before, after) ? changed : text;
}

/** True if both have the same data. The order of keys does not matter. */
export function sameData(a: ParsedYaml, b: ParsedYaml): boolean {
  return isDeepStrictEqual(a.data, b.data);
}
