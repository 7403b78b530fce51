const MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");

/** A calendar date that somebody wrote, as it was written: no time zone ever moves it to another day. */
export interface ForeignDate {
  /** `YYYY-MM-DD`. */
  date: string;
  /** With a time and an offset: the moment, as ISO 8601. */
  instant?: string;
  /** Two readings are possible: day and month both are 12 or less. */
  isAmbiguous?: true;
}

/**
 * @param dayFirst how `03/04/2020` is read: Ruby takes the day first, JavaScript the month
 * @returns undefined for a text that is no date, or one that does not exist
 */
export function parseDate(
  value: unknown,
  dayFirst: boolean,
): ForeignDate | undefined {
  const text =
    typeof value === "number"
      ? String(value)
      : typeof value === "string"
        ? value.trim()
        : "";
  const iso =
    /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T\s]+(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?\s*(Z|UTC|GMT|[+-]\d{2}:?\d{2})?.*)?$/iu.exec(
      text,
    );
  if (iso) return finish(iso[1], iso[2], iso[3], iso);
  const compact = /^(\d{4})(\d{2})(\d{2})$/u.exec(text);
  if (compact) return finish(compact[1], compact[2], compact[3]);
  const worded = text
    .replaceAll(/(\d)(?:st|nd|rd|th)\b/giu, "$1")
    .replaceAll(",", " ");
  const monthFirst =
    /(?:^|\s)([a-z]{3})[a-z]*\.?\s+(\d{1,2})\s+(?:\d{1,2}:\d{2}(?::\d{2})?\s+(?:[A-Z]{2,5}\s+)?)?(\d{4})/iu.exec(
      worded,
    );
  if (monthFirst) return named(monthFirst[3], monthFirst[1], monthFirst[2]);
  const dayThenMonth =
    /(?:^|\s)(\d{1,2})[\s-]+([a-z]{3})[a-z]*\.?[\s-]+(\d{4})/iu.exec(worded);
  if (dayThenMonth)
    return named(dayThenMonth[3], dayThenMonth[2], dayThenMonth[1]);
  const slashes = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?:\s.*)?$/u.exec(text);
  if (slashes === null) return undefined;
  const [, a = "", b = "", year] = slashes;
  const isDayFirst =
    Number(a) > 12 || (dayFirst && Number(b) <= 12) || text.includes(".");
  const found = isDayFirst ? finish(year, b, a) : finish(year, a, b);
  return found && Number(a) <= 12 && Number(b) <= 12 && a !== b
    ? { ...found, isAmbiguous: true }
    : found;
}

function named(
  year: string | undefined,
  month: string | undefined,
  day: string | undefined,
): ForeignDate | undefined {
  const index = MONTHS.indexOf((month ?? "").slice(0, 3).toLowerCase());
  return index === -1 ? undefined : finish(year, String(index + 1), day);
}

function finish(
  year = "",
  month = "",
  day = "",
  time?: RegExpExecArray,
): ForeignDate | undefined {
  const date = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const at = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== date)
    return undefined;
  if (Number(year) < 1900) return undefined;
  const [, , , , hour, minute, second = "00", zone] = time ?? [];
  if (hour === undefined || minute === undefined || zone === undefined)
    return { date };
  const offset = /^[+-]/u.test(zone)
    ? `${zone.slice(0, 3)}:${zone.slice(-2)}`
    : "Z";
  const instant = `${date}T${hour.padStart(2, "0")}:${minute}:${second}${offset}`;
  return Number.isNaN(Date.parse(instant)) ? { date } : { date, instant };
}
