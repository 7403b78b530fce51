import type * as z from "zod/mini";
import type { FieldPath } from "../model/yaml-source.ts";
import type { RuleId } from "./catalogue.ts";
import { describeDate } from "./describe-date.ts";
import { describeFormat } from "./describe-format.ts";
import { dateFormatAt, fieldNamesAt } from "./field-names.ts";
import { knownSpelling } from "./known-spellings.ts";
import { formatSuggestion, nearestWord } from "./nearest-word.ts";

export interface FieldProblem {
  rule: RuleId;
  path: FieldPath;
  /** True when the key is at fault, not its value. */
  atKey: boolean;
  message: string;
  help?: string | undefined;
}

type Issue = z.core.$ZodIssue;

/** What a zod issue says, in our own words: one problem, or one for each unknown key. */
export function describeIssue(
  issue: Issue,
  schema: z.core.$ZodType,
  root: unknown,
): FieldProblem[] {
  const path = issue.path.filter((step) => typeof step !== "symbol");
  const name = formatField(path);
  const value = valueAt(root, path);
  const problem = (rule: RuleId, message: string, help?: string) => [
    { rule, path, atKey: false, message, help },
  ];
  if (issue.code === "unrecognized_keys")
    return issue.keys.map((key) =>
      describeUnknownKey(key, path, fieldNamesAt(schema, path, root), value),
    );
  if (issue.code === "custom") {
    const message = issue.message || `${name} does not fit the other fields.`;
    return problem("schema/format", message, "Change one of the two.");
  }
  if (value === undefined) {
    const allowed = allowedValues(issue);
    const misspelt = misspellingOf(path, schema, root);
    const help =
      misspelt === undefined
        ? `Add \`${path.at(-1) ?? ""}\`${allowed ? `: ${allowed}` : ""}.`
        : `Rename \`${misspelt}\` to it.`;
    return problem("schema/required", `${name} is missing.`, help);
  }
  if (value === null) {
    const message = `${name} is empty.`;
    return problem("schema/type", message, "Give a value, or remove the line.");
  }
  switch (issue.code) {
    case "invalid_type": {
      const dates = dateFormatAt(schema, path, root);
      if (dates !== undefined && typeof value !== "object") {
        const text = String(value);
        return problem(
          "date/invalid",
          ...toPair(describeDate(name, text, dates)),
        );
      }
      const wanted = kindNames[issue.expected] ?? `a ${issue.expected}`;
      const message = `${name} is ${describeKind(value)}; it takes ${wanted}.`;
      return problem("schema/type", message, typeHelp(issue.expected, value));
    }
    case "invalid_value":
    case "invalid_union":
      return problem("schema/enum", ...describeChoice(issue, name, value));
    case "too_small":
    case "too_big":
      return problem("schema/length", ...describeSize(issue, name, value));
    case "invalid_format":
      return [{ path, atKey: false, ...describeFormat(issue, name, value) }];
    default:
      return problem("schema/format", `${name} is not valid.`);
  }
}

function meantField(
  key: string,
  fields: readonly string[],
): string | undefined {
  return knownSpelling(key, fields) ?? nearestWord(key, fields);
}

const MOST_SIBLINGS = 100;

/** The key beside a missing field that is no field, and was most likely meant to be this one. */
function misspellingOf(
  path: FieldPath,
  schema: z.core.$ZodType,
  root: unknown,
): string | undefined {
  const parent = path.slice(0, -1);
  const fields = fieldNamesAt(schema, parent, root);
  const siblings = valueAt(root, parent);
  if (typeof siblings !== "object" || siblings === null) return undefined;
  return Object.keys(siblings)
    .slice(0, MOST_SIBLINGS)
    .find(
      (key) => !fields.includes(key) && meantField(key, fields) === path.at(-1),
    );
}

function toPair(found: { message: string; help: string }): [string, string] {
  return [found.message, found.help];
}

function describeUnknownKey(
  key: string,
  parent: FieldPath,
  fields: readonly string[],
  siblings: unknown,
): FieldProblem {
  const where = parent.length === 0 ? "" : ` in ${formatField(parent)}`;
  const place = {
    rule: "schema/unknown-key",
    path: [...parent, key],
    atKey: true,
  } as const;
  if (key === "<<")
    return {
      ...place,
      message: `\`<<\` is no field${where}: merging mappings is no part of YAML 1.2.`,
      help: "Write out the fields that it takes over.",
    };
  const meant = meantField(key, fields);
  const isThere =
    meant !== undefined && valueAt(siblings, [meant]) !== undefined;
  return {
    ...place,
    message: `\`${key}\` is no field${where}.${formatSuggestion(meant)}`,
    help:
      meant === undefined
        ? `Remove it, or use one of: ${fields.join(", ")}.`
        : isThere
          ? `Remove it: \`${meant}\` is there already.`
          : `Rename it to \`${meant}\`.`,
  };
}

const kindNames: Partial<Record<string, string>> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "a mapping of fields",
  record: "a mapping of fields",
};

function describeKind(value: unknown): string {
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object") return "a mapping";
  if (typeof value === "string") return `the text ${quote(value)}`;
  return `the ${typeof value} \`${String(value)}\``;
}

/** What to do with a value that is no text: how it was written is not known here. */
export const QUOTE = "Quote it.";

function typeHelp(expected: string, value: unknown): string | undefined {
  if (expected === "string" && typeof value !== "object") return QUOTE;
  if (expected === "array") return "Write a list: `[a, b]`.";
  if (expected === "boolean") return "Write true or false, without quotes.";
  return undefined;
}

function allowedValues(issue: Issue): string {
  if (issue.code === "invalid_value")
    return issue.values.map((value) => String(value)).join(", ");
  if (issue.code !== "invalid_union") return "";
  if ("options" in issue && Array.isArray(issue.options))
    return issue.options.map((value) => String(value)).join(", ");
  return issue.errors
    .flatMap((branch) => branch.slice(0, 1))
    .map((first) =>
      first.code === "invalid_type"
        ? (kindNames[first.expected] ?? first.expected)
        : allowedValues(first),
    )
    .join(" or ");
}

function describeChoice(
  issue: Issue,
  name: string,
  value: unknown,
): [string, string | undefined] {
  const allowed = allowedValues(issue);
  const meant =
    typeof value === "string"
      ? nearestWord(value, allowed.split(", "))
      : undefined;
  const shown = typeof value === "object" ? describeKind(value) : quote(value);
  return [
    `${name} is ${shown}; allowed: ${allowed}.${formatSuggestion(meant)}`,
    meant === undefined ? undefined : `Write \`${meant}\`.`,
  ];
}

function describeSize(
  issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig,
  name: string,
  value: unknown,
): [string, string | undefined] {
  const small = issue.code === "too_small";
  const limit = Number(small ? issue.minimum : issue.maximum);
  if (typeof value === "string" && small && limit === 1)
    return [`${name} is empty.`, "Give a text, or remove the line."];
  if (Array.isArray(value) && small && limit === 1)
    return [`${name} is an empty list.`, "Give at least one."];
  const bound = small ? "at least" : "at most";
  if (typeof value === "string")
    return [
      `${name} has ${value.length} characters; it may have ${bound} ${limit}.`,
      small ? "Say more." : "Shorten it.",
    ];
  if (Array.isArray(value))
    return [
      `${name} has ${value.length} values; ${bound} ${limit}.`,
      undefined,
    ];
  const than = issue.inclusive ? bound : small ? "more than" : "less than";
  return [
    `${name} is ${String(value)}; it must be ${than} ${limit}.`,
    undefined,
  ];
}

/** `image.alt`, `blocks[2].kind`, in code marks. */
function formatField(path: FieldPath): string {
  const text = path
    .map((step) => (typeof step === "number" ? `[${step}]` : `.${step}`))
    .join("")
    .replace(/^\./u, "");
  return text === "" ? "The value" : `\`${text}\``;
}

function quote(value: unknown): string {
  const text = String(value);
  return `"${text.length > 60 ? `${text.slice(0, 57)}...` : text}"`;
}

function valueAt(root: unknown, path: FieldPath): unknown {
  let value = root;
  for (const step of path) {
    if (typeof value !== "object" || value === null) return undefined;
    if (!Object.hasOwn(value, step)) return undefined;
    value = Reflect.get(value, step);
  }
  return value;
}
