import type { TextRange } from "./source-text.ts";

/** The path to a value inside YAML: keys and positions in lists. */
export type FieldPath = readonly (string | number)[];

/** A path as text: `image.src`, `categories[1]`. Empty for the whole value. */
export function formatPath(path: FieldPath): string {
  return path
    .map((step) => (typeof step === "number" ? `[${step}]` : `.${step}`))
    .join("")
    .replace(/^\./u, "");
}

/** YAML as plain data, with the position of each value. */
export interface YamlSource {
  /** Strings, numbers, booleans, null, lists and mappings. Dates are strings. */
  data: unknown;
  /** The range of the value. For a missing value, the nearest node that should contain it. */
  rangeOf(path: FieldPath): TextRange;
  /** The range of the value's key. */
  keyRangeOf(path: FieldPath): TextRange;
}

/** YAML whose positions are not known: every range is empty. */
export function createUnplacedYaml(data: unknown): YamlSource {
  const start = { start: 0, end: 0 };
  return { data, rangeOf: () => start, keyRangeOf: () => start };
}

/** YAML whose data is known. Its positions are computed by `open` on first use. */
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
