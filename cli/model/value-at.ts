import type { FieldPath } from "./yaml-source.ts";

/** True for a mapping in plain data, which is neither null nor a list. */
export function isMapping(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The value at a path inside plain data. Undefined if there is none. */
export function valueAt(root: unknown, path: FieldPath): unknown {
  let value = root;
  for (const step of path) {
    if (typeof value !== "object" || value === null) return undefined;
    if (!Object.hasOwn(value, step)) return undefined;
    value = Reflect.get(value, step);
  }
  return value;
}

/** The text of a field inside plain data. Undefined if it is missing or not a text. */
export function textAt(root: unknown, field: string): string | undefined {
  const value = valueAt(root, [field]);
  return typeof value === "string" ? value : undefined;
}

/** Every text in the fields of an entry that a test accepts, with the path to it. */
export function findTexts(
  value: unknown,
  isWanted: (text: string) => boolean,
  path: FieldPath = [],
): { path: FieldPath; value: string }[] {
  if (typeof value === "string")
    return isWanted(value) ? [{ path, value }] : [];
  if (typeof value !== "object" || value === null) return [];
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([key, inner]) =>
    findTexts(inner, isWanted, [...path, isList ? Number(key) : key]),
  );
}
