import { isMapping, valueAt as valueIn } from "../../model/value-at.ts";

/** A value in a mapping or list, by a path such as `params.author` or `menu.0.url`. */
export function valueAt(data: unknown, path: string): unknown {
  return valueIn(data, path.split("."));
}

/** The pairs of a mapping; none for anything else. */
export function entriesOf(value: unknown): [string, unknown][] {
  return isMapping(value) ? Object.entries(value) : [];
}

/** A single value as text; undefined for lists, mappings and nothing. */
export function textOf(value: unknown): string | undefined {
  if (typeof value === "string") return value.trim() === "" ? undefined : value;
  const isPlain = typeof value === "number" || typeof value === "boolean";
  return isPlain ? String(value) : undefined;
}

/** The first of several paths that leads to a single value. */
export function textAt(data: unknown, ...paths: readonly string[]) {
  return paths.map((path) => textOf(valueAt(data, path))).find((text) => text);
}

/** A list from one value or several; a text is split where a separator is given. */
export function listOf(value: unknown, separator?: RegExp): unknown[] {
  if (Array.isArray(value)) return value.flat();
  if (value === undefined || value === null || value === "") return [];
  if (typeof value !== "string" || !separator) return [value];
  return value.split(separator).filter((part) => part.trim() !== "");
}

export function textsOf(value: unknown, separator?: RegExp): string[] {
  return listOf(value, separator).flatMap((part) => textOf(part) ?? []);
}
