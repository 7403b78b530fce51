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
  const all = new Map([...Object.entries(words), ...dateWords(date)]);
  // `:title` comes before `:titlecase` would end in it.
  const names = [...all.keys()].toSorted((a, b) => b.length - a.length);
  // `:sections[1:]` asks for a part of a value.
  let isWhole = !pattern.includes("[");
  const filled = pattern.replaceAll(/:([a-z_]+)/giu, (_, found: string) => {
    const name = names.find((each) => found.toLowerCase().startsWith(each));
    isWhole &&= name !== undefined;
    return `${all.get(name ?? "") ?? ""}${found.slice(name?.length)}`;
  });
  return isWhole ? `/${filled}`.replaceAll(/\/{2,}/gu, "/") : undefined;
}

function dateWords(date: string | undefined): [string, string][] {
  if (date === undefined) return [];
  const [year = "", month = "", day = ""] = date.split("-");
  const at = new Date(`${date}T00:00:00Z`);
  const ordinal =
    (at.getTime() - Date.UTC(Number(year), 0, 1)) / 86_400_000 + 1;
  const named = (options: Intl.DateTimeFormatOptions) =>
    at.toLocaleString("en-US", { ...options, timeZone: "UTC" });
  return Object.entries({
    year,
    short_year: year.slice(2),
    month,
    i_month: String(Number(month)),
    monthname: named({ month: "long" }).toLowerCase(),
    short_month: named({ month: "short" }),
    long_month: named({ month: "long" }),
    day,
    i_day: String(Number(day)),
    y_day: String(ordinal).padStart(3, "0"),
    yearday: String(ordinal),
    weekday: String(at.getUTCDay()),
    weekdayname: named({ weekday: "long" }).toLowerCase(),
  });
}
