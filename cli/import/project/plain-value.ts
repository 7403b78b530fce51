/** A value in a mapping or list, by a path such as `params.author` or `menu.0.url`. */
export function valueAt(data: unknown, ...steps: readonly string[]): unknown {
  let value = data;
  for (const step of steps) {
    if (value instanceof Map) value = value.get(step);
    else if (Array.isArray(value))
      value = value.at(step === "last" ? -1 : Number(step) || 0);
    else if (isMapping(value) && Object.hasOwn(value, step))
      value = value[step];
    else return undefined;
  }
  return value;
}

export function isMapping(value: unknown): value is Record<string, unknown> {
  return (
    typeof value === "object" &&
    value !== null &&
    !Array.isArray(value) &&
    !(value instanceof Map)
  );
}

/** A single value as text; undefined for lists, mappings and nothing. */
export function textOf(value: unknown): string | undefined {
  if (typeof value === "string") return value.trim() === "" ? undefined : value;
  return typeof value === "number" || typeof value === "boolean"
    ? String(value)
    : undefined;
}

/** The first of several paths, dots between their steps, that leads to a single value. */
export function textAt(
  data: unknown,
  ...paths: readonly string[]
): string | undefined {
  for (const path of paths) {
    const text = textOf(valueAt(data, ...path.split(".")));
    if (text !== undefined) return text;
  }
  return undefined;
}

/** A list from one value or several; a text is split where a separator is given. */
export function listOf(value: unknown, separator?: RegExp): unknown[] {
  if (Array.isArray(value)) return value.flat();
  if (value === undefined || value === null || value === "") return [];
  if (typeof value === "string" && separator)
    return value
      .split(separator)
      .map((part) => part.trim())
      .filter((part) => part !== "");
  return [value];
}

export function textsOf(value: unknown, separator?: RegExp): string[] {
  return listOf(value, separator).flatMap((part) => textOf(part) ?? []);
}
