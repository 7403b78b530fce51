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
  const all: Record<string, string> = { ...words, ...dateWords(date) };
  // `:sections[1:]` asks for a part of a value.
  let isWhole = !pattern.includes("[");
  // `:title_` is `:title` with a hyphen low after it.
  const names = Object.keys(all).toSorted((a, b) => b.length - a.length);
  const filled = pattern.replaceAll(/:([a-z_]+)/giu, (_, found: string) => {
    const name = names.find((each) => found.toLowerCase().startsWith(each));
    isWhole &&= name !== undefined;
    return `${all[name ?? ""] ?? ""}${found.slice(name?.length)}`;
  });
  return isWhole ? `/${filled}`.replaceAll(/\/{2,}/gu, "/") : undefined;
}

function dateWords(date: string | undefined): Record<string, string> {
  if (date === undefined) return {};
  const [year = "", month = "", day = ""] = date.split("-");
  const at = Date.parse(date);
  const ordinal = String((at - Date.UTC(Number(year), 0, 1)) / 86_400_000 + 1);
  const options = { month: "long", timeZone: "UTC" } as const;
  const long = new Date(at).toLocaleString("en-US", options);
  return {
    year,
    short_year: year.slice(2),
    month,
    i_month: String(Number(month)),
    monthname: long.toLowerCase(),
    short_month: long.slice(0, 3),
    long_month: long,
    day,
    i_day: String(Number(day)),
    y_day: ordinal.padStart(3, "0"),
    yearday: ordinal,
  };
}
