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
  const [year = "", month = "", day = ""] = date?.split("-") ?? [];
  const dated = {
    year,
    month,
    day,
    i_month: month.replace(/^0/u, ""),
    i_day: day.replace(/^0/u, ""),
  };
  const all = new Map(
    Object.entries({ ...(date === undefined ? {} : dated), ...words }),
  );
  // `:sections[1:]` asks for a part of a value.
  let isWhole = !pattern.includes("[");
  const filled = pattern.replaceAll(
    /:([a-z]+(?:_[a-z]+)*)/giu,
    (_, name: string) => {
      isWhole &&= all.has(name);
      return all.get(name) ?? "";
    },
  );
  return isWhole ? `/${filled}`.replaceAll(/\/{2,}/gu, "/") : undefined;
}
