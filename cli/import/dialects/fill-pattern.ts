const MONTHS =
  "January February March April May June July August September October November December".split(
    " ",
  );
const DAYS = "Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split(
  " ",
);

/**
 * A pattern of addresses such as `/:year/:month/:title/`, filled in.
 * @param date `YYYY-MM-DD`, or nothing when it is not known
 * @returns undefined when the pattern asks for something that is not known
 */
export function fillPattern(
  pattern: string,
  words: Readonly<Record<string, string>>,
  date: string | undefined,
): string | undefined {
  const all: Record<string, string> = {
    ...words,
    ...(date === undefined ? {} : dateWords(date)),
  };
  let isWhole = true;
  const names = Object.keys(all).toSorted((a, b) => b.length - a.length);
  const filled = pattern.replaceAll(
    /:([a-z_]+)/giu,
    (written, found: string) => {
      const name = names.find((each) => found.toLowerCase().startsWith(each));
      if (name === undefined) {
        isWhole = false;
        return written;
      }
      return `${all[name] ?? ""}${found.slice(name.length)}`;
    },
  );
  return isWhole
    ? `/${filled.replaceAll(/\/{2,}/gu, "/").replace(/^\//u, "")}`
    : undefined;
}

function dateWords(date: string): Record<string, string> {
  const [year = "", month = "", day = ""] = date.split("-");
  const at = new Date(`${date}T00:00:00Z`);
  const ordinal =
    Math.floor((at.getTime() - Date.UTC(Number(year), 0, 1)) / 86_400_000) + 1;
  return {
    year,
    short_year: year.slice(2),
    month,
    i_month: String(Number(month)),
    monthname: (MONTHS[Number(month) - 1] ?? "").toLowerCase(),
    short_month: (MONTHS[Number(month) - 1] ?? "").slice(0, 3),
    long_month: MONTHS[Number(month) - 1] ?? "",
    day,
    i_day: String(Number(day)),
    y_day: String(ordinal).padStart(3, "0"),
    yearday: String(ordinal),
    weekday: String(at.getUTCDay()),
    weekdayname: (DAYS[at.getUTCDay()] ?? "").toLowerCase(),
    hour: "00",
    minute: "00",
    second: "00",
  };
}
