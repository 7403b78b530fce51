import type { TextRange } from "./source-text.ts";

/** The way to a value inside YAML: keys and positions in lists. */
export type FieldPath = readonly (string | number)[];

/** YAML as plain data that still knows where each value was written. */
export interface YamlSource {
  /** Strings, numbers, booleans, null, lists and mappings; a date is a string. */
  data: unknown;
  /** Where the value stands; for a value that is missing, the nearest thing that should hold it. */
  rangeOf(path: FieldPath): TextRange;
  /** Where the key stands that leads to the value. */
  keyRangeOf(path: FieldPath): TextRange;
}

/** Data that was read without its places: they are looked for when somebody asks for one. */
export function createLazyYaml(
  data: unknown,
  open: () => YamlSource,
): YamlSource {
  let known: YamlSource | undefined;
  const opened = () => (known ??= open());
  return {
    data,
    rangeOf: (path) => opened().rangeOf(path),
    keyRangeOf: (path) => opened().keyRangeOf(path),
  };
}
