/** A value in a mapping, by a path such as `params.author` or `menu.0.url`. */
export function valueAt(data: unknown, ...steps: readonly string[]): unknown {
  let value = data;
  for (const step of steps) {
    if (value instanceof Map) value = value.get(step);
    else if (Array.isArray(value)) value = itemAt(value, step);
    else if (isMapping(value) && Object.hasOwn(value, step))
      value = value[step];
    else return undefined;
  }
  return value;
}

function itemAt(list: readonly unknown[], step: string): unknown {
  if (step === "first") return list[0];
  return step === "last" ? list.at(-1) : list[Number(step)];
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

/** Every single value of a mapping by its path: `site.params.twitter`. */
export function flatten(
  data: unknown,
  prefix = "",
  depth = 0,
): Map<string, string> {
  const found = new Map<string, string>();
  if (depth > 4) return found;
  const pairs: [unknown, unknown][] =
    data instanceof Map
      ? [...data]
      : isMapping(data)
        ? Object.entries(data)
        : [];
  for (const [key, value] of pairs) {
    const name = prefix === "" ? String(key) : `${prefix}.${String(key)}`;
    const text = textOf(value);
    if (text !== undefined) found.set(name, text);
    else if (isMapping(value))
      for (const [inner, each] of flatten(value, name, depth + 1))
        found.set(inner, each);
  }
  return found;
}

/** A list from one value or several; a text is split at commas where the list is known to be written so. */
export function listOf(value: unknown, separator?: RegExp): unknown[] {
  if (Array.isArray(value))
    return value.flatMap((item: unknown) =>
      Array.isArray(item) ? item : [item],
    );
  if (value === undefined || value === null || value === "") return [];
  if (typeof value === "string" && separator)
    return value
      .split(separator)
      .map((item) => item.trim())
      .filter((item) => item !== "");
  return [value];
}
