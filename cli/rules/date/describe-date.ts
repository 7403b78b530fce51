import type { Wording } from "../finding.ts";
import { shorten } from "../shorten.ts";
import { months, parseDate, parseInstant } from "./parse-date.ts";

type DateFormat = "date" | "instant";

const wanted: Record<DateFormat, string> = {
  date: "Write YYYY-MM-DD.",
  instant:
    "Write YYYY-MM-DD, or a time with its offset such as 2026-11-20T09:00:00Z.",
};

/** Describes the mistake in a date, with the intended date if it is clear. */
export function describeDate(
  name: string,
  text: string,
  format: DateFormat,
): Wording {
  const beginning = `${name} is ${JSON.stringify(shorten(text))}`;
  const missing = describeMissingDay(text);
  if (missing !== undefined)
    return {
      message: `${beginning}, which is not a calendar date that exists: ${missing.reason}.`,
      help: `Correct the ${missing.part}.`,
    };
  const time = describeTime(beginning, text, format);
  if (time !== undefined) return time;
  const meant = readDate(text, format);
  if (meant === undefined && isUnclear(text))
    return {
      message: `${beginning}, which means different days to different readers.`,
      help: wanted[format],
    };
  const kind = format === "date" ? "a calendar date" : "a date or a moment";
  return {
    message: `${beginning}, which is not ${kind}.`,
    help: meant === undefined ? wanted[format] : `Write \`${meant}\`.`,
  };
}

/** Describes a time in a date-only field, or a time without the required offset. Undefined for another text. */
function describeTime(
  beginning: string,
  text: string,
  format: DateFormat,
): Wording | undefined {
  const [, day, time = "", offset] =
    /^(\d{4}-\d{2}-\d{2})[T ]+([\d:.]+)(?:\s*(Z|[+-][\d:]+))?$/iu.exec(text) ??
    [];
  if (day === undefined) return undefined;
  if (format === "date")
    return {
      message: `${beginning}; it takes a day without a time.`,
      help: `Write \`${day}\`.`,
    };
  if (offset !== undefined) return undefined;
  const seconds = time.padEnd(8, ":00").slice(0, 8);
  return {
    message: `${beginning}, a time without its offset from UTC.`,
    help: `Write \`${day}T${seconds}Z\` if that is UTC, or end it with an offset such as +02:00.`,
  };
}

/** Why a well-formed date does not exist in the calendar. Undefined if it exists, or has another format. */
function describeMissingDay(text: string) {
  const [, year, month, day] =
    /^(\d{4})-(\d{2})-(\d{2})(?!\d)/u.exec(text) ?? [];
  if (year === undefined) return undefined;
  if (year === "0000") return { part: "year", reason: "there is no year 0" };
  const name = months[Number(month) - 1];
  if (name === undefined)
    return { part: "month", reason: "there are 12 months" };
  const days = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  if (Number(day) >= 1 && Number(day) <= days) return undefined;
  const reason = `${name.charAt(0).toUpperCase()}${name.slice(1)} ${year} has ${days} days`;
  return { part: "day", reason };
}

/** True when either of two numbers may be the month. */
function isUnclear(text: string): boolean {
  const [, first, , second] =
    /^\s*(\d{1,2})([-/])(\d{1,2})\2\d{4}\s*$/u.exec(text) ?? [];
  return Number(first) <= 12 && Number(second) <= 12;
}

/** Converts a date in another notation to the required format. Undefined if it is ambiguous or not a date. */
function readDate(text: string, format: DateFormat): string | undefined {
  // Where people write dots, the day comes first.
  const [, day = "", month = "", year] =
    /^(\d{1,2})\. ?(\d{1,2})\. ?(\d{4})$/u.exec(text.trim()) ?? [];
  if (year !== undefined) return parseDate(`${year}-${month}-${day}`);
  return format === "date" ? parseDate(text) : parseInstant(text);
}
