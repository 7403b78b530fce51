import { shorten } from "../losses.ts";
import { isMapping } from "../project/plain-value.ts";
import { DATES, UPDATES } from "./field-names.ts";
import { formatValue, type FieldReader } from "./field-reader.ts";
import { parseDate } from "./parse-date.ts";

export interface MappedDates {
  date: string | undefined;
  updated?: string;
  publishAt?: string;
  expiresAt?: string;
}

/** The dates of a document; those that contradict one another are reported and left out. */
export function mapDates(
  { fields, first, lineOf, report }: FieldReader,
  placedDate: string | undefined,
  dayFirst: boolean,
): MappedDates {
  const find = (names: readonly string[]) => {
    const found = first(names);
    if (found === undefined) return undefined;
    const value: unknown = isMapping(found.value)
      ? found.value.date
      : found.value;
    if (value === undefined || value === null || typeof value === "boolean")
      return undefined;
    const parsed = parseDate(value, dayFirst);
    if (parsed === undefined)
      report(
        lineOf(found.name),
        "date",
        `${found.name}: ${shorten(formatValue(value), 60)}`,
        "left out: it is no date",
      );
    else if (parsed.isAmbiguous)
      report(
        lineOf(found.name),
        "date",
        `${found.name}: ${formatValue(value)}`,
        `read as ${parsed.date}: the other reading is possible too`,
      );
    return parsed;
  };
  const later = ["publishDate", "publishdate"].find(
    (name) => fields.has(name) && fields.has("date"),
  );
  const date =
    find(DATES) ??
    (placedDate === undefined ? undefined : { date: placedDate });
  const updated = find(UPDATES);
  const publish = later === undefined ? undefined : find([later]);
  const expires = find([
    "expiryDate",
    "expirydate",
    "expires",
    "expiresAt",
    "unpublishdate",
  ]);
  const isLate =
    updated !== undefined && date !== undefined && updated.date < date.date;
  if (isLate)
    report(
      1,
      "date",
      `updated: ${updated.date}`,
      "left out: it is before the date",
    );
  const start = publish?.instant ?? publish?.date ?? date?.date;
  const isOver =
    expires !== undefined &&
    start !== undefined &&
    Date.parse(expires.instant ?? expires.date) <= Date.parse(start);
  if (isOver)
    report(
      1,
      "date",
      `expires: ${expires.date}`,
      "left out: it is not after the date",
    );
  return {
    date: date?.date,
    ...(updated === undefined || isLate ? {} : { updated: updated.date }),
    ...(publish === undefined || publish.date === date?.date
      ? {}
      : { publishAt: publish.instant ?? publish.date }),
    ...(expires === undefined || isOver
      ? {}
      : { expiresAt: expires.instant ?? expires.date }),
  };
}
