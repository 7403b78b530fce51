import { type Wording, shorten } from "../define-rule.ts";
import { instantToMillis } from "#schema";

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

const months: readonly string[] =
  "january february march april may june july august september october november december".split(
    " ",
  );

/** Parses a date in another notation to YYYY-MM-DD. Undefined if it is ambiguous or not a date. */
export function parseDate(written: string): string | undefined {
  const text = written.trim();
  return fromMoment(text) ?? fromNumbers(text) ?? fromWords(text);
}

/** Parses a timestamp that is almost ISO 8601. Undefined without an offset, because that cannot be guessed. */
export function parseInstant(written: string): string | undefined {
  const text = written.trim();
  const match =
    /^(\d{4}-\d\d-\d\d)[ tT]((?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?) ?(?:([zZ]|UTC|GMT)|([+-](?:[01]\d|2[0-3])):?([0-5]\d)?)$/u.exec(
      text,
    );
  if (match === null) return fromNumbers(text) ?? fromWords(text);
  const [, date = "", time = "", utc, hours, minutes = "00"] = match;
  const seconds = time.length === 5 ? ":00" : "";
  return `${date}T${time}${seconds}${utc ? "Z" : `${hours ?? ""}:${minutes}`}`;
}

/** The day of a timestamp, if it is the same day in UTC. Otherwise the intended day is unclear. */
function fromMoment(text: string): string | undefined {
  const match =
    /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d(?::\d\d(?:\.\d+)?)?) ?(Z|UTC|[+-]\d\d:?\d\d)?$/iu.exec(
      text,
    );
  if (match === null) return undefined;
  const [, date = "", time = "", zone] = match;
  const offset = zone?.replace(/^(?:z|utc)$/iu, "Z") ?? "Z";
  const moment = new Date(`${date}T${time}${offset}`);
  if (Number.isNaN(moment.getTime())) return undefined;
  return moment.toISOString().startsWith(date) ? date : undefined;
}

/** Year first, or year last if only one order of day and month is possible. */
function fromNumbers(text: string): string | undefined {
  const [, year, , month, day] =
    /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/u.exec(text) ??
    /^(\d{4})()(\d\d)(\d\d)$/u.exec(text) ??
    [];
  if (year !== undefined) return toDate(year, Number(month), day);
  const [, first, , second, lastYear] =
    /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})$/u.exec(text) ?? [];
  if (first === undefined || lastYear === undefined) return undefined;
  if (Number(first) === Number(second) || Number(first) > 12)
    return toDate(lastYear, Number(second), first);
  return Number(second) > 12
    ? toDate(lastYear, Number(first), second)
    : undefined;
}

function fromWords(text: string): string | undefined {
  const plain = text
    .replace(/^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?,? +/iu, "")
    .replaceAll(/(?<=\d)(?:st|nd|rd|th)\b/giu, "");
  const groups =
    /^(?<day>\d{1,2})[ -](?<month>[a-z]+)\.?,?[ -](?<year>\d{4})$/iu.exec(plain)
      ?.groups ??
    /^(?<month>[a-z]+)\.? (?<day>\d{1,2}),? (?<year>\d{4})$/iu.exec(plain)
      ?.groups;
  return (
    groups && toDate(groups["year"], monthOf(groups["month"]), groups["day"])
  );
}

/** 1 to 12; 0 for a word that is not a month. At least three letters, so that `Sept` is one. */
function monthOf(word = ""): number {
  const wanted = word.toLowerCase();
  if (wanted.length < 3) return 0;
  return months.findIndex((month) => month.startsWith(wanted)) + 1;
}

/** Undefined for a day that is not in the calendar, and for a year before 1000, which is a typing mistake. */
function toDate(year = "", month = 0, day = ""): string | undefined {
  const date = `${year}-${String(month).padStart(2, "0")}-${day.padStart(2, "0")}`;
  return Number(year) >= 1000 && isCalendarDay(date) ? date : undefined;
}

/** True for a day that exists, written as YYYY-MM-DD. */
export function isCalendarDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  // The 30th of February would be the 2nd of March.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/**
 * The time of a date or instant in milliseconds. NaN if it is missing or invalid, so that every comparison is false.
 */
export function toMillis(date: string | undefined): number {
  return date !== undefined && isCalendarDay(date.slice(0, 10))
    ? instantToMillis(date)
    : NaN;
}
