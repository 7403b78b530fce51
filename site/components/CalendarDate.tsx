// The contract formats dates in the same way, but importing it would load all schemas: 13 KB.
const longForm = new Intl.DateTimeFormat("en-US", {
  dateStyle: "long",
  timeZone: "UTC",
});

/** A calendar date `YYYY-MM-DD` in US long form, independent of the time zone. Anything else is shown as it is. */
export function CalendarDate({ date }: { date: string }) {
  const day = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(day.getTime())) return date;
  return <time dateTime={date}>{longForm.format(day)}</time>;
}
