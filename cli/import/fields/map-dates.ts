import { isMapping, valueAt } from "../project/plain-value.ts";
import { fieldNames } from "./field-names.ts";
import type { FieldReader } from "./field-reader.ts";
import { parseDate, type ForeignDate } from "./parse-date.ts";

export interface MappedDates {
  date: string | undefined;
  updated?: string;
  publishAt?: string;
  expiresAt?: string;
}

/** The dates of a document; those that contradict one another are reported and left out. */
export function mapDates(
  reader: FieldReader,
  placedDate: string | undefined,
  dayFirst: boolean,
): MappedDates {
  const find = (names: readonly string[]) => readDate(reader, names, dayFirst);
  const date = find(fieldNames.dates)?.date ?? placedDate;
  const updated = find(fieldNames.updates);
  const hasBoth = reader.fields.has("date") && reader.fields.has("publishDate");
  const publish = hasBoth ? find(["publishDate"]) : undefined;
  const expires = find(fieldNames.expiry);
  const dates: MappedDates = { date };
  if (updated !== undefined && updated.date >= (date ?? ""))
    dates.updated = updated.date;
  else if (updated !== undefined)
    reader.tell(
      "date",
      "updated",
      updated.date,
      "left out: it is before the date",
    );
  if (publish !== undefined && publish.date !== date)
    dates.publishAt = publish.instant ?? publish.date;
  const start = dates.publishAt ?? date;
  const end = expires && (expires.instant ?? expires.date);
  if (
    end !== undefined &&
    (start === undefined || Date.parse(end) > Date.parse(start))
  )
    dates.expiresAt = end;
  else if (end !== undefined)
    reader.tell("date", "expires", end, "left out: it is not after the date");
  return dates;
}

function readDate(
  reader: FieldReader,
  names: readonly string[],
  dayFirst: boolean,
): ForeignDate | undefined {
  const [name, found] = reader.first(names);
  const value = isMapping(found) ? valueAt(found, "date") : found;
  if (value === undefined || value === null || typeof value === "boolean")
    return undefined;
  const parsed = parseDate(value, dayFirst);
  if (parsed === undefined)
    reader.tell("date", name, value, "left out: it is no date");
  else if (parsed.isAmbiguous)
    reader.tell(
      "date",
      name,
      value,
      `read as ${parsed.date}: the other reading is possible too`,
    );
  return parsed;
}
