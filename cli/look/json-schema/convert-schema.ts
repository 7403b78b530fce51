// oxlint-disable no-underscore-dangle -- zod stores the definition of a schema in `_zod`
import { fieldMeanings, fieldNotes, type FieldNote } from "#schema";
import * as z from "zod/mini";
import { describeFormat } from "../../rules/schema/describe-value.ts";

/** An id that a reference may name, and its label. */
export interface Choice {
  id: string;
  label: string;
}

/** The ids of a collection. */
export type ChoicesOf = (collection: string) => readonly Choice[];

/**
 * Converts a zod schema to JSON Schema. Formats become patterns, references become enums, notes become descriptions, and
 * other checks that JSON Schema lacks are left out.
 */
export function convertSchema(
  schema: z.core.$ZodType,
  choicesOf: ChoicesOf,
): JsonSchema {
  const converted = z.toJSONSchema(schema, {
    target: "draft-7",
    io: "input",
    unrepresentable: "any",
    override: ({ zodSchema, jsonSchema }) => {
      Object.assign(jsonSchema, patternOf(zodSchema));
      if (jsonSchema.pattern !== undefined)
        Object.assign(jsonSchema, messageOf(zodSchema));
      // Validators differ in the formats they know, so patterns are used instead.
      delete jsonSchema.format;
      const meaning = fieldMeanings.get(zodSchema);
      if (meaning?.kind === "reference")
        Object.assign(jsonSchema, enumOf(choicesOf(meaning.collection)));
      if (meaning?.kind === "either" || meaning?.kind === "some")
        jsonSchema[meaning.kind === "either" ? "oneOf" : "anyOf"] =
          meaning.fields.map((field) => ({ required: [field] }));
      if (meaning?.kind === "unless")
        jsonSchema.anyOf = [
          { required: [meaning.field] },
          { properties: { [meaning.other]: { const: meaning.value } } },
        ];
      const note = fieldNotes.get(zodSchema);
      if (note !== undefined)
        Object.assign(jsonSchema, wordsOf(note, jsonSchema.enum));
    },
  });
  const { $schema: _, ...plain } = parseJsonSchema(converted);
  return plain;
}

/** A note as the keywords that editors show: descriptions, defaults, examples, and the meaning of each choice. */
function wordsOf(
  { examples, text, values, ...rest }: FieldNote,
  choices: readonly unknown[] | undefined,
): JsonSchema {
  return {
    description: text,
    ...rest,
    ...(examples && { examples: [...examples] }),
    ...(values &&
      choices && {
        enumDescriptions: choices.map((id) => values[String(id)] ?? ""),
      }),
  };
}

/** The choices as an enum. Empty if there are none, so that any text is accepted. */
function enumOf(choices: readonly Choice[]): JsonSchema {
  if (choices.length === 0) return {};
  return {
    enum: choices.map(({ id }) => id),
    enumDescriptions: choices.map(({ label }) => label),
  };
}

const isoDate = z.iso.date()._zod.def.pattern?.source ?? "";
const isoTime = z.iso.datetime({ offset: true })._zod.def.pattern?.source ?? "";

/** The pattern of a text format that JSON Schema lacks, or that ignores case. */
function patternOf(schema: z.core.$ZodType): { pattern?: string } {
  const { def } = schema._zod;
  if (!("format" in def)) return {};
  if (def.format === "instant")
    return { pattern: `^(?!0000)(?:${isoDate}|${isoTime})` };
  if (def.format === "url") return { pattern: "^[hH][tT][tT][pP][sS]://." };
  if (!("pattern" in def) || !(def.pattern instanceof RegExp)) return {};
  const { flags, source } = def.pattern;
  return { pattern: flags.includes("i") ? withoutCase(source) : source };
}

/** The help for a text of the wrong format, taken from the error for a text that no format allows. */
function messageOf(schema: z.core.$ZodType): JsonSchema {
  const issue = z
    .safeParse(schema, " \n")
    .error?.issues.find(({ code }) => code === "invalid_format");
  if (issue?.code !== "invalid_format") return {};
  const { help = "" } = describeFormat(issue, "", "");
  return { patternErrorMessage: help };
}

/** Narrows zod's type, which covers many drafts of JSON Schema. The data has the shape of `JsonSchema`. */
function parseJsonSchema(value: object): JsonSchema {
  return JSON.parse(JSON.stringify(value));
}

/** A JSON Schema (draft-07) as plain data, with the extensions that editors know. */
export interface JsonSchema {
  $schema?: string;
  title?: string;
  enum?: unknown[];
  /** The meaning of each value of `enum`, in the same order. */
  enumDescriptions?: string[];
  pattern?: string;
  /** What to do if a text does not match the pattern. */
  patternErrorMessage?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  oneOf?: JsonSchema[];
  anyOf?: JsonSchema[];
  [keyword: string]: unknown;
}

export const DRAFT = "http://json-schema.org/draft-07/schema#";

/**
 * The source of a regular expression with the flag `i`, rewritten to work without it, because JSON Schema has no flags.
 * Letters and ranges of letters match both cases, except in escapes.
 */
export function withoutCase(source: string): string {
  let isInClass = false;
  return source.replaceAll(
    /\\.|\[|\]|[a-z]-[a-z]|[A-Z]-[A-Z]|[a-z]/giu,
    (part) => {
      if (part === "[") isInClass = true;
      if (part === "]") isInClass = false;
      if (!/^[a-z]/iu.test(part)) return part;
      const both =
        part.length === 1 || isInClass
          ? `${part.toLowerCase()}${part.toUpperCase()}`
          : part;
      return isInClass ? both : `[${both}]`;
    },
  );
}
