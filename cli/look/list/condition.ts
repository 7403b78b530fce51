import { entryStatus, instantToMillis, nextChangeAt } from "#schema";
import { BadOption } from "../../app-error.ts";
import { compareText } from "../../model/diagnostic.ts";
import type { MarkdownEntry, RecordEntry } from "../../model/entry.ts";
import { isMapping, valueAt } from "../../model/value-at.ts";
import { entryKey } from "./find-entry.ts";
import type { BodyOf } from "../open-content.ts";

/** An entry as lists show it: its own fields and the computed ones. */
export type ListRow = Readonly<Record<string, unknown>>;

/** The fields that a row of any collection may have. */
export const computedFields = [
  "entry",
  "collection",
  "slug",
  "name",
  "title",
  "status",
  "changesAt",
  "path",
  "file",
  "words",
] as const;

interface RowContext {
  now: Date;
  /** Prints a path from the current folder. */
  show: (file: string) => string;
  bodyOf: BodyOf;
  /** The ids of entries that have none in their front matter. */
  ids: ReadonlyMap<MarkdownEntry | RecordEntry, number>;
}

export function toListRow(
  entry: MarkdownEntry | RecordEntry,
  { bodyOf, ids, now, show }: RowContext,
): ListRow {
  const own = isMapping(entry.raw) ? entry.raw : {};
  const place = {
    entry: entryKey(entry),
    collection: entry.collection,
    file: show(entry.file),
  };
  if (entry.kind === "record") {
    const name = own.name ?? own.title ?? own.question;
    return { slug: entry.id, name, title: name, ...own, ...place };
  }
  const id = ids.get(entry);
  return {
    ...(id !== undefined && { id }),
    ...own,
    ...place,
    slug: entry.slug,
    name: own.title,
    status: entryStatus(entry.common, now),
    changesAt: nextChangeAt([entry.common], now),
    path: entry.path,
    words: bodyOf(entry)?.words,
  };
}

/** The value of a field, such as `image.src`. */
export function fieldOf(row: ListRow, field: string): unknown {
  return valueAt(row, field.split("."));
}

/** For each operator, whether a result of `compareValues` satisfies it. */
const orders = {
  "<=": (order: number) => order <= 0,
  ">=": (order: number) => order >= 0,
  "<": (order: number) => order < 0,
  ">": (order: number) => order > 0,
};
const operators = ["!=", "<=", ">=", "=", "<", ">", "~"] as const;
type Operator = (typeof operators)[number];

/** One `--where`: a field, and how its value must compare. */
export interface Condition {
  field: string;
  operator: Operator;
  value: string;
}

/** @throws AppError unless it is a field, an operator and a value */
export function parseCondition(text: string): Condition {
  const [, field = "", sign = "", value = ""] =
    /^([^!<>=~]+)(!=|<=|>=|[=<>~])(.*)$/su.exec(text) ?? [];
  const operator = operators.find((known) => known === sign);
  if (operator !== undefined)
    return { field: field.trim(), operator, value: value.trim() };
  throw new BadOption(
    `--where takes key=value, not "${text}".`,
    `Operators are: ${operators.join("  ")}`,
  );
}

/**
 * True when a row meets the condition. A list meets it when one of its items does. With an empty value, `=` matches an
 * empty list or a missing field.
 */
export function isMet(
  { field, operator, value }: Condition,
  row: ListRow,
): boolean {
  const found = fieldOf(row, field);
  const values: unknown[] = Array.isArray(found) ? found : [found];
  const isEqual =
    values.some((item) => text(item) === value) ||
    (value === "" && values.length === 0);
  if (operator === "=") return isEqual;
  if (operator === "!=") return !isEqual;
  if (operator === "~") {
    const part = value.toLowerCase();
    return values.some((item) => text(item).toLowerCase().includes(part));
  }
  return values
    .filter((item) => item !== undefined && item !== null)
    .some((item) => orders[operator](compareValues(item, value)));
}

function text(value: unknown): string {
  return value === undefined || value === null ? "" : String(value);
}

/** Negative when `a` comes first. Compares two numbers by size, two dates by time, and everything else by code unit. */
export function compareValues(a: unknown, b: unknown): number {
  const numbers = [toNumber(a), toNumber(b)] as const;
  if (!numbers.some(Number.isNaN)) return numbers[0] - numbers[1];
  const times = [toMillis(a), toMillis(b)] as const;
  if (!times.some(Number.isNaN)) return times[0] - times[1];
  return compareText(text(a), text(b));
}

function toNumber(value: unknown): number {
  if (typeof value === "number") return value;
  return typeof value === "string" && /^-?\d+(?:\.\d+)?$/u.test(value)
    ? Number(value)
    : Number.NaN;
}

function toMillis(value: unknown): number {
  return typeof value === "string" && /^\d{4}-\d{2}-\d{2}/u.test(value)
    ? instantToMillis(value)
    : Number.NaN;
}
