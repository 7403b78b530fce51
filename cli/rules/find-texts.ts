import type { FieldPath } from "../model/yaml-source.ts";

interface FoundText {
  path: FieldPath;
  value: string;
}

/** Every text in the fields of an entry that a test accepts, with the path to it. */
export function findTexts(
  value: unknown,
  isWanted: (text: string) => boolean,
): FoundText[] {
  const found: FoundText[] = [];
  if (typeof value === "string" && isWanted(value))
    found.push({ path: [], value });
  else collect(value, [], isWanted, found);
  return found;
}

function collect(
  parent: unknown,
  path: FieldPath,
  isWanted: (text: string) => boolean,
  found: FoundText[],
): void {
  if (typeof parent !== "object" || parent === null) return;
  for (const [key, value] of Object.entries(parent)) {
    const step = Array.isArray(parent) ? Number(key) : key;
    if (typeof value !== "string")
      collect(value, [...path, step], isWanted, found);
    else if (isWanted(value)) found.push({ path: [...path, step], value });
  }
}
