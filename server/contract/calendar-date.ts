import * as z from "zod/mini";

/**
 * A calendar date `YYYY-MM-DD`. An ISO 8601 timestamp is cut to its date without conversion, because a date has no
 * time zone.
 */
export const calendarDate = z.pipe(
  z
    .string()
    .check(
      z.overwrite((text) => text.replace(/^(\d{4}-\d{2}-\d{2})T.*$/u, "$1")),
    ),
  z.iso.date(),
);

const longForm = new Intl.DateTimeFormat("en-US", {
  year: "numeric",
  month: "long",
  day: "numeric",
  timeZone: "UTC",
});

/** A calendar date `YYYY-MM-DD` in US long form: "November 12, 2026". */
export function formatCalendarDate(date: string): string {
  return longForm.format(new Date(`${date}T00:00:00Z`));
}
