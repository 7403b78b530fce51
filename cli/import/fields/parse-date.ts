/** A calendar date that somebody wrote, as it was written: no time zone ever moves it to another day. */
export interface ForeignDate {
  /** `YYYY-MM-DD`. */
  date: string;
  /** With a time and an offset: the moment, as ISO 8601. */
  instant?: string;
  /** Two readings are possible: day and month both are 12 or less. */
  isAmbiguous?: true;
}

const MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const ISO =
  /^(?<year>\d{4})[-/.]?(?<month>\d{1,2})[-/.]?(?<day>\d{1,2})(?:[T\s]+(?<time>\d{1,2}:\d{2}(?::\d{2})?)(?:\.\d+)?\s*(?<zone>Z|UTC|GMT|[+-]\d{2}:?\d{2})?.*)?$/iu;
const WORDED = [
  /(?:^|\s)(?<word>[a-z]{3})[a-z]*\.?\s+(?<day>\d{1,2})\s+(?:[\d:]+\s+(?:[A-Z]{2,5}\s+)?)?(?<year>\d{4})/iu,
  /(?:^|\s)(?<day>\d{1,2})[\s-]+(?<word>[a-z]{3})[a-z]*\.?[\s-]+(?<year>\d{4})/iu,
];
const SLASHES =
  /^(?<a>\d{1,2})[/.-](?<b>\d{1,2})[/.-](?<year>\d{4})(?:\s.*)?$/u;

/**
 * @param dayFirst how `03/04/2020` is read: Ruby takes the day first, JavaScript the month
 * @returns undefined for a value that is no date, and for a day that does not exist
 */
export function parseDate(
  value: unknown,
  dayFirst: boolean,
): ForeignDate | undefined {
  const text = String(value).trim();
  const iso = ISO.exec(text)?.groups;
  if (iso) return toDate(iso.year, iso.month, iso.day, iso.time, iso.zone);
  const plain = text
    .replaceAll(/(\d)(?:st|nd|rd|th)\b/giu, "$1")
    .replaceAll(",", " ");
  for (const pattern of WORDED) {
    const { day, word = "", year } = pattern.exec(plain)?.groups ?? {};
    const month = MONTHS.indexOf(word.toLowerCase()) + 1;
    if (month > 0) return toDate(year, String(month), day);
  }
  const { a = "", b = "", year } = SLASHES.exec(text)?.groups ?? {};
  const isDayFirst =
    Number(a) > 12 || (dayFirst && Number(b) <= 12) || text.includes(".");
  const found = isDayFirst ? toDate(year, b, a) : toDate(year, a, b);
  const isAmbiguous = Number(a) <= 12 && Number(b) <= 12 && a !== b;
  return found && isAmbiguous ? { ...found, isAmbiguous } : found;
}

/** A date in a path such as `2019/11/07/name` or `2019-11-07-name`, and what follows it. */
export function parsePathDate(
  path: string,
): { date: string; rest: string } | undefined {
  const [, year, month, day, rest = ""] =
    /(?:^|\/)(\d{4})[-_/](\d{1,2})[-_/](\d{1,2})(?:[-_ /]+(.*))?$/u.exec(
      path,
    ) ?? [];
  const found = toDate(year, month, day);
  return found && { date: found.date, rest };
}

function toDate(
  year = "",
  month = "",
  day = "",
  time?: string,
  zone?: string,
): ForeignDate | undefined {
  const date = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const at = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== date)
    return undefined;
  if (Number(year) < 1900) return undefined;
  if (time === undefined || zone === undefined) return { date };
  const offset = /^[+-]/u.test(zone)
    ? `${zone.slice(0, 3)}:${zone.slice(-2)}`
    : "Z";
  const clock = time.padStart(
    time.replace(/:.*/u, "").length < 2 ? time.length + 1 : 0,
    "0",
  );
  const instant = `${date}T${clock.length === 5 ? `${clock}:00` : clock}${offset}`;
  return Number.isNaN(Date.parse(instant)) ? { date } : { date, instant };
}
