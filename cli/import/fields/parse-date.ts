import { isCalendarDay } from "../../rules/date/read-date.ts";

const ISO = /^(\d{4})[-/.]?(\d{1,2})[-/.]?(\d{1,2})(?:[T\s].*)?$/iu;
const MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const MONTH = new RegExp(`\\b(${MONTHS.join("|")})[a-z]*`, "iu");
const PATH = /(?:^|\/)(\d{4})[-_/](\d{1,2})[-_/](\d{1,2})(?:[-_ /]+(.*))?$/u;

/**
 * A calendar date as it was written, `YYYY-MM-DD`: no time zone ever moves it to another day.
 * @returns undefined for a value that is no date, or that people read in two ways, such as `03/04/2020`
 */
export function parseDate(value: unknown): string | undefined {
  const text = String(value).trim();
  const iso = ISO.exec(text);
  if (iso) return toDate(iso[1], iso[2], iso[3]);
  // `31st Jan 2020`, and `Jan 31 10:00:00 CET 2020`.
  const [, month] = MONTH.exec(text) ?? [];
  if (month !== undefined) {
    const [, day] =
      /\b(?<!:)(\d{1,2})(?:st|nd|rd|th)?\b(?!:)/iu.exec(text) ?? [];
    const [year] = /\b(?:19|20)\d{2}\b/u.exec(text) ?? [];
    const number = MONTHS.indexOf(month.toLowerCase()) + 1;
    return toDate(year, String(number), day);
  }
  return undefined;
}

const TIME =
  /^\S+?(?:T|\s+)(\d{1,2}):(\d\d)(?::(\d\d)(?:\.\d+)?)?\s*(?:([+-]\d\d):?(\d\d)?|(Z|UTC|GMT))?$/iu;

/**
 * The moment of a date with a time, in UTC; of one without a time, the day.
 * @param zone the zone of times that name none: `Europe/Paris`
 */
export function parseMoment(value: unknown, zone = "UTC"): string | undefined {
  const day = parseDate(value);
  const [
    whole,
    hour = "",
    minute = "",
    second = "00",
    ahead,
    more = "00",
    utc,
  ] = TIME.exec(String(value).trim()) ?? [];
  if (day === undefined || whole === undefined) return day;
  const local = `${day}T${hour.padStart(2, "0")}:${minute}:${second}`;
  const own = ahead ? `${ahead}:${more}` : utc && "Z";
  const millis = Date.parse(`${local}${own ?? offsetOf(local, zone)}`);
  return Number.isNaN(millis)
    ? day
    : new Date(millis).toISOString().replace(".000Z", "Z");
}

/** The day of a moment in a zone, `YYYY-MM-DD`. */
export function dayIn(moment: string, zone: string): string {
  return local(Date.parse(moment), zone).slice(0, 10);
}

/** How far a zone is from UTC at a local time, such as `-05:00`; none for a zone that nobody knows. */
function offsetOf(time: string, zone: string): string {
  const millis = Date.parse(`${time}Z`);
  const minutes = (Date.parse(`${local(millis, zone)}Z`) - millis) / 60_000;
  const size = Math.abs(minutes);
  const parts = [Math.floor(size / 60), size % 60];
  const [hours, rest] = parts.map((part) => String(part).padStart(2, "0"));
  return `${minutes < 0 ? "-" : "+"}${hours}:${rest}`;
}

function local(millis: number, timeZone: string): string {
  try {
    const format = new Intl.DateTimeFormat("sv", {
      timeZone,
      dateStyle: "short",
      timeStyle: "medium",
    });
    return format.format(millis).replace(" ", "T");
  } catch {
    return new Date(millis).toISOString().slice(0, 19);
  }
}

/** A date in a path such as `2019/11/07/name` or `2019-11-07-name`, and what follows it. */
export function parsePathDate(path: string) {
  const [, year, month, day, rest = ""] = PATH.exec(path) ?? [];
  const date = toDate(year, month, day);
  return date === undefined ? undefined : { date, rest };
}

function toDate(year = "", month = "", day = ""): string | undefined {
  const date = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return Number(year) >= 1900 && isCalendarDay(date) ? date : undefined;
}
