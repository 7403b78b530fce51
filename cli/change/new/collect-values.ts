import { Document, parse } from "yaml";
import { AppError, BadOption } from "../../app-error.ts";
import type { Choice } from "../../look/json-schema/convert-schema.ts";
import { suggestWord } from "../../rules/nearest-word.ts";
import type { FieldFacts } from "./describe-fields.ts";
import { safeParse } from "zod/mini";
import { describeIssue } from "../../rules/schema/describe-issue.ts";

/** Field name -> value. */
export type FieldValues = Map<string, unknown>;

/** A question about a field. */
export interface Question {
  field: FieldFacts;
  /** The purpose of the field. */
  note?: string | undefined;
  /** The possible answers. Empty if any answer is possible. */
  choices: readonly Choice[];
  /** The meaning of an empty answer. */
  fallback?: string;
  /** Finds problems that the schema of the field does not, such as a slug that is taken. */
  check?: (value: unknown) => string | undefined;
}

/** Asks a person until the answer is valid. */
export type Ask = (question: Question) => Promise<unknown>;

/**
 * The values of `--set`.
 * @throws AppError for an unknown field or an invalid value
 */
export function parseSettings(
  settings: readonly string[],
  fields: readonly FieldFacts[],
): FieldValues {
  const values: FieldValues = new Map();
  for (const setting of settings) {
    const at = setting.indexOf("=");
    const name = setting.slice(0, Math.max(at, 0));
    if (at < 1) throw new BadOption(`--set takes key=value, not "${setting}".`);
    const field = fields.find((known) => known.name === name);
    if (field === undefined) {
      const names = fields.map((known) => known.name);
      const meant = suggestWord(name, names);
      throw new BadOption(
        `--set ${name}: there is no such field.${meant}`,
        `Fields are: ${names.join(", ")}.`,
      );
    }
    const result = parseField(field, setting.slice(at + 1));
    if ("problem" in result)
      throw new BadOption(`--set ${name}: ${result.problem}`);
    values.set(name, result.value);
  }
  return values;
}

/**
 * Asks for the missing values of required fields. Without a terminal, takes those that have only one choice.
 * @param questionOf the question about a field
 * @param ask undefined without a terminal
 * @throws AppError that lists the flags of what is still missing without a terminal
 */
export async function askForMissing(
  values: FieldValues,
  fields: readonly FieldFacts[],
  questionOf: (field: FieldFacts) => Question,
  ask: Ask | undefined,
): Promise<void> {
  const missing = fields.filter(
    ({ name, required }) => required && !values.has(name),
  );
  if (missing.length === 0) return;
  if (ask === undefined)
    return takeOnlyAnswers(values, missing.map(questionOf));
  for (const field of missing)
    values.set(field.name, await ask(questionOf(field)));
}

/**
 * Sets the fields that have only one possible value.
 * @throws AppError that lists the flags for all others, in one line
 */
function takeOnlyAnswers(
  values: FieldValues,
  questions: readonly Question[],
): void {
  const open = questions.filter(({ choices, field }) => {
    const [only, ...others] = choices;
    if (only === undefined || others.length > 0) return true;
    values.set(field.name, field.kind === "list" ? [only.id] : only.id);
    return false;
  });
  if (open.length === 0) return;
  const flags = open.map(formatFlag).join(" ");
  throw new AppError(
    "missing-values",
    `There is no terminal to ask on. Add what is missing: ${flags}`,
  );
}

/** Of more choices, only the first are named. */
const MAX_NAMED = 8;

function formatFlag({ choices, field }: Question): string {
  const named = choices.slice(0, MAX_NAMED).map(({ id }) => id);
  if (choices.length > MAX_NAMED) named.push("...");
  return `--set ${field.name}=<${named.join("|") || field.kind}>`;
}

/** The values as nested mappings, in the order of the schema: `image.alt` becomes `alt` in `image`. */
export function nestValues(
  values: FieldValues,
  fields: readonly FieldFacts[],
): Record<string, unknown> {
  const document = new Document({});
  for (const { name } of fields)
    if (values.has(name)) document.setIn(name.split("."), values.get(name));
  const nested: Record<string, unknown> = document.toJS();
  return nested;
}

/** The value of a typed answer, or an error message. */
export function parseField(
  field: FieldFacts,
  text: string,
): { value: unknown } | { problem: string } {
  const value = readText(field, text.trim());
  const result = safeParse(field.schema, value);
  if (result.success) return { value };
  const [issue] = result.error.issues;
  const [problem] = issue ? describeIssue(issue, field.schema, value) : [];
  const message = problem?.message ?? "The value is not valid.";
  const help = problem?.help ?? "";
  return {
    problem:
      `${message.replace("The value", `\`${field.name}\``)} ${help}`.trim(),
  };
}

function readText({ kind }: FieldFacts, text: string): unknown {
  switch (kind) {
    case "text":
      return text;
    case "number":
      return text === "" || Number.isNaN(Number(text)) ? text : Number(text);
    case "boolean":
      return booleans.get(text.toLowerCase()) ?? text;
    case "list":
      // A list with commas in its items is written as YAML: ["a, b", c].
      if (text.startsWith("[")) return readYaml(text);
      return text
        .split(",")
        .map((item) => item.trim())
        .filter((item) => item !== "");
    case "yaml":
      return readYaml(text);
  }
}

const booleans = new Map([
  ...["true", "yes", "y"].map((word) => [word, true] as const),
  ...["false", "no", "n"].map((word) => [word, false] as const),
]);

function readYaml(text: string): unknown {
  try {
    const value: unknown = parse(text, { version: "1.2", schema: "core" });
    return value;
  } catch {
    return text;
  }
}
