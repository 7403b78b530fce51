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
