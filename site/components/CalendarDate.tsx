import { use } from "react";
import { SiteLanguage } from "../language.ts";

/** A calendar date `YYYY-MM-DD` in the long form of the site's language. Anything else is shown as it is. */
export function CalendarDate({ date }: { date: string }) {
  const { formatDate } = use(SiteLanguage);
  const day = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(day.getTime())) return date;
  return <time dateTime={date}>{formatDate(day)}</time>;
}
