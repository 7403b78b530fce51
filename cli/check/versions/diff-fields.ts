import { isMapping, valueAt } from "../../model/value-at.ts";
import type { FieldChange } from "./content-diff.ts";

/** The fields that differ between two values. Mappings are compared field by field, lists as a whole. */
export function diffFields(
  before: unknown,
  after: unknown,
  field = "",
): FieldChange[] {
  if (!isMapping(before) || !isMapping(after))
    return isEqual(before, after) ? [] : [{ field, before, after }];
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].flatMap((key) =>
    diffFields(
      valueAt(before, [key]),
      valueAt(after, [key]),
      field === "" ? key : `${field}.${key}`,
    ),
  );
}

function isEqual(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}
