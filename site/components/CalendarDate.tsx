// The contract formats dates alike, but its door holds every schema: 13 KB that a list of dates has no use for.
const longForm = new Intl.DateTimeFormat("en-US", {
  dateStyle: "long",
  timeZone: "UTC",
});

/** A calendar date `YYYY-MM-DD` in US long form, the same in every time zone. */
export function CalendarDate({ date }: { date: string }) {
  return (
    <time dateTime={date}>
      {longForm.format(new Date(`${date}T00:00:00Z`))}
    </time>
  );
}
