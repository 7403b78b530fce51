import * as z from "zod/mini";
import { describeSchema, unwrap } from "../../model/schema-parts.ts";
import { respellSlug } from "../../model/slug.ts";
import { parseDate, parseInstant } from "../date/parse-date.ts";
import { normalize } from "../nearest-word.ts";

/** The value of a field as plain data. */
export type PlainValue = string | number | boolean | string[];

/**
 * Corrects a value if only its form is wrong: another case, another order of day and month, `yes` for true, a single
 * word for a list. Undefined if the intended value is unclear.
 * @param written the value as it is in the file
 */
export function correctValue(
  schema: z.core.$ZodType,
  value: unknown,
  written: string,
): PlainValue | undefined {
  if (typeof value === "object") return undefined;
  const bare = unwrap(schema, value);
  return listCandidates(bare, value, written).find(
    (candidate) => z.safeParse(bare, candidate).success,
  );
}

/** Corrections that may be valid, the most likely one first. */
function listCandidates(
  schema: z.core.$ZodType,
  value: unknown,
  written: string,
): PlainValue[] {
  const { element, options, type } = describeSchema(schema);
  if (element !== undefined) return toList(element, value, written);
  const text = String(value).trim();
  if (options.length > 0) return toOption(options, text);
  switch (type) {
    case "boolean":
      return toBoolean(text.toLowerCase());
    case "number":
    case "int":
      return /^-?\d{1,15}(?:\.\d+)?$/u.test(text) ? [Number(text)] : [];
    case "string":
      return typeof value === "string"
        ? toText(schema, value)
        : [written.trim(), ...toText(schema, written)];
    default:
      return [];
  }
}

function toList(
  element: z.core.$ZodType,
  value: unknown,
  written: string,
): string[][] {
  if (typeof value !== "string" || value.trim() === "" || written === "")
    return [];
  const items = value
    .split(",")
    .map((part) => part.trim())
    .map((part) =>
      z.safeParse(element, part).success
        ? part
        : correctValue(element, part, part),
    );
  return items.every((item) => typeof item === "string") ? [items] : [];
}

/** The only option that is equal without case, spaces, hyphens and underscores. */
function toOption(options: readonly string[], text: string): string[] {
  const same = options.filter(
    (option) => normalize(option) === normalize(text),
  );
  return same.length === 1 ? same : [];
}

function toBoolean(word: string): boolean[] {
  if (["true", "yes", "on"].includes(word)) return [true];
  return ["false", "no", "off"].includes(word) ? [false] : [];
}

function toText(schema: z.core.$ZodType, value: string): string[] {
  const formats = failedFormats(schema, value);
  const found = [
    value.trim(),
    formats.has("date") ? parseDate(value) : undefined,
    formats.has("instant") ? parseInstant(value) : undefined,
    formats.has("slug") ? respellSlug(value) : undefined,
  ];
  return found.filter((text) => text !== undefined);
}

/** The formats that a text does not match. */
function failedFormats(schema: z.core.$ZodType, value: string): Set<string> {
  const issues = z.safeParse(schema, value).error?.issues ?? [];
  return new Set(
    issues
      .filter((issue) => issue.code === "invalid_format")
      .map(({ format, message }) => (format === "regex" ? message : format)),
  );
}
