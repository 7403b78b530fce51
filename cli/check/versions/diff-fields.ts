import { isMapping } from "../../model/value-at.ts";
import type { FieldChange } from "./content-diff.ts";

/** The fields that differ between two values. Mappings are compared field by field, lists as a whole. */
export function diffFields(before: unknown, after: unknown): FieldChange[] {
  return diffValues("", before, after);
}

function diffValues(
  field: string,
  before: unknown,
  after: unknown,
): FieldChange[] {
  if (isMapping(before) && isMapping(after)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...keys].flatMap((key) =>
      diffValues(
        field === "" ? key : `${field}.${key}`,
        ownValue(before, key),
        ownValue(after, key),
      ),
    );
  }
  return isEqual(before, after) ? [] : [{ field, before, after }];
}

function ownValue(value: object, key: string): unknown {
  return Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;
}

function isEqual(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}
