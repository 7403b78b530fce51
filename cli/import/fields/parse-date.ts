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
