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
  /^(\d{4})[-/.]?(\d{1,2})[-/.]?(\d{1,2})(?:[T\s]+(\d{1,2}:\d{2}(?::\d{2})?)(?:\.\d+)?\s*(Z|UTC|GMT|[+-]\d{2}:?\d{2})?.*)?$/iu;
const WORDED = [
  /(?:^|\s)(?<word>[a-z]{3})[a-z]*\.?\s+(?<day>\d{1,2})\s+(?:[\d:]+\s+(?:[A-Z]{2,5}\s+)?)?(?<year>\d{4})/iu,
  /(?:^|\s)(?<day>\d{1,2})[\s-]+(?<word>[a-z]{3})[a-z]*\.?[\s-]+(?<year>\d{4})/iu,
];
const SLASHES = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?:\s.*)?$/u;
const PATH = /(?:^|\/)(\d{4})[-_/](\d{1,2})[-_/](\d{1,2})(?:[-_ /]+(.*))?$/u;

/** @param dayFirst how `03/04/2020` is read. @returns undefined for a value that is no date, or a day that is none */
export function parseDate(
  value: unknown,
  dayFirst = false,
): ForeignDate | undefined {
  const text = String(value).trim();
  const iso = ISO.exec(text);
  if (iso) return toDate(iso[1], iso[2], iso[3], iso[4], iso[5]);
  const plain = text.replaceAll(/(?<=\d)(?:st|nd|rd|th)\b|,/giu, " ");
  for (const pattern of WORDED) {
    const { day, word = "", year } = pattern.exec(plain)?.groups ?? {};
    const month = MONTHS.indexOf(word.toLowerCase()) + 1;
    if (month > 0) return toDate(year, String(month), day);
  }
  return parseSlashes(text, dayFirst);
}

function parseSlashes(text: string, dayFirst: boolean) {
  const [, a = "", b = "", year] = SLASHES.exec(text) ?? [];
  const isDayFirst = Number(a) > 12 || dayFirst || text.includes(".");
  const found = isDayFirst ? toDate(year, b, a) : toDate(year, a, b);
  const isAmbiguous = Math.max(Number(a), Number(b)) <= 12 && a !== b;
  return found && (isAmbiguous ? { ...found, isAmbiguous } : found);
}

/** A date in a path such as `2019/11/07/name` or `2019-11-07-name`, and what follows it. */
export function parsePathDate(path: string) {
  const [, year, month, day, rest = ""] = PATH.exec(path) ?? [];
  const found = toDate(year, month, day);
  return found && { date: found.date, rest };
}

function toDate(year = "", month = "", day = "", time = "", zone = "") {
  const date = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const at = new Date(`${date}T00:00:00Z`);
  const isDay = !Number.isNaN(at.getTime()) && Number(year) >= 1900;
  if (!isDay || at.toISOString().slice(0, 10) !== date) return undefined;
  const offset = zone.replace(/^([+-]\d{2}):?(\d{2})$/u, "$1:$2");
  const clock = `${time.padStart(time.split(":")[0]?.length === 1 ? time.length + 1 : 0, "0")}:00`;
  const instant = `${date}T${clock.slice(0, 8)}${/^[+-]/u.test(offset) ? offset : "Z"}`;
  const isMoment = time !== "" && zone !== "" && Date.parse(instant) > 0;
  return isMoment ? { date, instant } : { date };
}
