import type { FieldPath } from "../model/yaml-source.ts";

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
