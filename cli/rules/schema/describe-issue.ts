import { fieldMeanings } from "#schema";
import type * as z from "zod/mini";
import { valueAt } from "../../model/value-at.ts";
import type { FieldPath } from "../../model/yaml-source.ts";
import type { Problem } from "../create-diagnostic.ts";
import { describeDate } from "../date/read-date.ts";
import {
  describeFormat,
  allowedValues,
  describeChoice,
  describeSize,
  describeType,
} from "./describe-value.ts";
import { describeUnknownKey, findMisspelling } from "./describe-unknown-key.ts";
import { formatField, dateFormatAt, fieldNamesAt } from "./schema-at.ts";

export interface FieldProblem extends Problem {
  path: FieldPath;
  /** True when the key is wrong, not its value. */
  atKey: boolean;
}

type Schema = z.core.$ZodType;
type Issue = z.core.$ZodIssue;

/** Describes a zod issue: one problem, or one for each unknown key. */
export function describeIssue(
  issue: Issue,
  schema: Schema,
  root: unknown,
): FieldProblem[] {
  const path = issue.path.filter((step) => typeof step !== "symbol");
  if (issue.code === "unrecognized_keys") {
    const fields = fieldNamesAt(schema, path, root);
    const siblings = valueAt(root, path);
    return issue.keys.map((key) => {
      const described = describeUnknownKey(key, path, fields, siblings);
      const rule = "schema/unknown-key";
      return { rule, path: [...path, key], atKey: true, ...described };
    });
  }
  const problem =
    describeAbsence(issue, path, schema, root) ??
    describeValue(issue, path, schema, root);
  return [{ path, atKey: false, ...problem }];
}

/** Describes a violated rule of the whole record, a missing field, or an empty one. */
function describeAbsence(
  issue: Issue,
  path: FieldPath,
  schema: Schema,
  root: unknown,
): Problem | undefined {
  const name = formatField(path);
  const value = valueAt(root, path);
  if (issue.code === "custom") {
    const meaning = fieldMeanings.get(schema)?.kind;
    return {
      rule: "schema/format",
      message: issue.message || `${name} does not fit the other fields.`,
      help:
        value === undefined
          ? meaning === "unless"
            ? `Add \`${path.at(-1) ?? ""}\`.`
            : "Add one of them."
          : meaning === "either"
            ? "Remove one of the two."
            : "Change it.",
    };
  }
  if (value === null)
    return {
      rule: "schema/type",
      message: `${name} is empty.`,
      help: "Give a value, or remove the line.",
    };
  if (value !== undefined) return undefined;
  const misspelt = findMisspelling(path, schema, root);
  const allowed = allowedValues(issue);
  return {
    rule: "schema/required",
    message: `${name} is missing.`,
    help:
      misspelt === undefined
        ? `Add \`${path.at(-1) ?? ""}\`${allowed ? `: ${allowed}` : ""}.`
        : `Rename \`${misspelt}\` to it.`,
  };
}

function describeValue(
  issue: Issue,
  path: FieldPath,
  schema: Schema,
  root: unknown,
): Problem {
  const name = formatField(path);
  const value = valueAt(root, path);
  switch (issue.code) {
    case "invalid_type": {
      const format = dateFormatAt(schema, path, root);
      return format !== undefined && typeof value !== "object"
        ? { rule: "date/invalid", ...describeDate(name, String(value), format) }
        : {
            rule: "schema/type",
            help: describeFields(fieldNamesAt(schema, path, root)),
            ...describeType(issue.expected, name, value),
          };
    }
    case "invalid_value":
    case "invalid_union":
      return { rule: "schema/enum", ...describeChoice(issue, name, value) };
    case "too_small":
    case "too_big":
      return { rule: "schema/length", ...describeSize(issue, name, value) };
    case "invalid_format":
      return describeFormat(issue, name, value);
    default:
      return { rule: "schema/format", message: `${name} is not valid.` };
  }
}

/** How to write a mapping. Undefined for a value of another kind, which has no fields. */
function describeFields(names: readonly string[]): string | undefined {
  if (names.length === 0) return undefined;
  const list = names.map((name) => `\`${name}:\``).join(", ");
  return `Write ${list} on lines of their own below it, two spaces further in.`;
}
