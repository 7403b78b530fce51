import type { TextRange } from "./source-text.ts";

/** The path to a value inside YAML: keys and positions in lists. */
export type FieldPath = readonly (string | number)[];

/** YAML as plain data, with the place where each value is written. */
export interface YamlSource {
  /** Strings, numbers, booleans, null, lists and mappings; a date is a string. */
  data: unknown;
  /** Where the value is; for a missing value, the nearest node that should hold it. */
  rangeOf(path: FieldPath): TextRange;
  /** Where the key of the value is. */
  keyRangeOf(path: FieldPath): TextRange;
}

/** Data that was read without places: they are computed on first use. */
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
