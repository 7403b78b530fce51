import type * as z from "zod/mini";
import { valueAt } from "../../model/value-at.ts";
import type { FieldPath } from "../../model/yaml-source.ts";
import type { Wording } from "../finding.ts";
import { formatSuggestion, nearestWord } from "../nearest-word.ts";
import { knownSpelling } from "./field-spellings.ts";
import { formatField } from "./format-field.ts";
import { fieldNamesAt } from "./schema-at.ts";

/** Describes a key that is not a field, with the field that was probably meant. */
export function describeUnknownKey(
  key: string,
  parent: FieldPath,
  fields: readonly string[],
  siblings: unknown,
): Wording {
  const where = parent.length === 0 ? "" : ` in ${formatField(parent)}`;
  if (key === "<<")
    return {
      message: `\`<<\` is not a field${where}: YAML 1.2 cannot merge mappings.`,
      help: "Write out the fields that it would add.",
    };
  const meant = meantField(key, fields);
  return {
    message: `\`${key}\` is not a field${where}.${formatSuggestion(meant)}`,
    help:
      meant === undefined
        ? `Remove it, or use one of: ${fields.join(", ")}.`
        : valueAt(siblings, [meant]) === undefined
          ? `Rename it to \`${meant}\`.`
          : `Remove it: there is a \`${meant}\` already.`,
  };
}

const MAX_SIBLINGS = 100;

/** The unknown key beside a missing field that was probably meant to be this field. */
export function findMisspelling(
  path: FieldPath,
  schema: z.core.$ZodType,
  root: unknown,
): string | undefined {
  const parent = path.slice(0, -1);
  const fields = fieldNamesAt(schema, parent, root);
  const siblings = valueAt(root, parent);
  if (typeof siblings !== "object" || siblings === null) return undefined;
  return Object.keys(siblings)
    .slice(0, MAX_SIBLINGS)
    .find(
      (key) => !fields.includes(key) && meantField(key, fields) === path.at(-1),
    );
}

function meantField(
  key: string,
  fields: readonly string[],
): string | undefined {
  return knownSpelling(key, fields) ?? nearestWord(key, fields);
}
