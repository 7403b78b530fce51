import * as z from "zod/mini";
import { describeSchema, unwrap } from "../../model/schema-parts.ts";
import { mendDate, mendInstant } from "./mend-date.ts";

/** What a field may hold, as plain data. */
export type PlainValue = string | number | boolean | string[];

/**
 * The value that a schema takes where the one written is the same in another dress: another case, another order of
 * day and month, `yes` for true, one word for a list of one. Undefined where somebody has to say what is meant.
 * @param written the value as it stands in the file
 */
export function mendValue(
  schema: z.core.$ZodType,
  value: unknown,
  written: string,
): PlainValue | undefined {
  if (typeof value === "object") return undefined;
  const bare = unwrap(schema, value);
  const mended = candidates(bare, value, written).filter(
    (candidate) => z.safeParse(bare, candidate).success,
  );
  return mended[0];
}

/** Most likely first. */
function candidates(
  schema: z.core.$ZodType,
  value: unknown,
  written: string,
): PlainValue[] {
  const { element, options, type } = describeSchema(schema);
  if (element !== undefined) return inList(element, value, written);
  const text = String(value).trim();
  if (options.length > 0) return fromOptions(options, text);
  switch (type) {
    case "boolean":
      return fromWord(text.toLowerCase());
    case "number":
    case "int":
      return /^-?\d{1,15}(?:\.\d+)?$/u.test(text) ? [Number(text)] : [];
    case "string":
      return typeof value === "string"
        ? mendText(schema, value)
        : [written.trim(), ...mendText(schema, written)];
    default:
      return [];
  }
}

function inList(
  element: z.core.$ZodType,
  value: unknown,
  written: string,
): string[][] {
  if (typeof value !== "string" || value.trim() === "") return [];
  const parts = value.split(",").map((part) => part.trim());
  const mended = parts.map((part) =>
    z.safeParse(element, part).success ? part : mendValue(element, part, part),
  );
  const texts = mended.filter((part) => typeof part === "string");
  const isWhole = texts.length === parts.length && written !== "";
  return isWhole ? [texts] : [];
}

/** The one option that reads alike when case, spaces, hyphens and underscores do not count. */
function fromOptions(options: readonly string[], text: string): string[] {
  const alike = options.filter((option) => plain(option) === plain(text));
  return alike.length === 1 ? alike : [];
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll(/[\s_-]+/gu, "-");
}

function fromWord(word: string): boolean[] {
  if (["true", "yes", "on"].includes(word)) return [true];
  return ["false", "no", "off"].includes(word) ? [false] : [];
}

function mendText(schema: z.core.$ZodType, value: string): string[] {
  const trimmed = value.trim();
  const formats = formatsOf(schema, value);
  const found = [trimmed];
  const add = (text: string | undefined) => {
    if (text !== undefined) found.push(text);
  };
  if (formats.has("date")) add(mendDate(value));
  if (formats.has("instant")) add(mendInstant(value));
  if (formats.has("slug")) add(toSlug(value));
  return found;
}

/** The names of the formats that a text fails. */
function formatsOf(schema: z.core.$ZodType, value: string): Set<string> {
  const issues = z.safeParse(schema, value).error?.issues ?? [];
  return new Set(
    issues.flatMap((issue) => {
      if (issue.code !== "invalid_format") return [];
      return [issue.format === "regex" ? issue.message : issue.format];
    }),
  );
}

/** Words joined by hyphens; undefined when letters or signs would be lost. */
export function toSlug(text: string): string | undefined {
  const slug = text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/gu, "-")
    .replaceAll(/^-|-$/gu, "");
  return /^[a-z0-9]+(?:-[a-z0-9]+)*$/u.test(slug) ? slug : undefined;
}
