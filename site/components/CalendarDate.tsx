// The contract formats dates in the same way, but importing it would load all schemas: 13 KB.
const longForm = new Intl.DateTimeFormat("en-US", {
  dateStyle: "long",
  timeZone: "UTC",
});

/** A calendar date `YYYY-MM-DD` in US long form, independent of the time zone. */
export function CalendarDate({ date }: { date: string }) {
  return (
    <time dateTime={date}>
      {longForm.format(new Date(`${date}T00:00:00Z`))}
    </time>
  );
}
