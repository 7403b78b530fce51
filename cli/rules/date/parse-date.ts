import { instantToMillis } from "#schema";

/** The names of the months in lower case. */
export const months: readonly string[] =
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
