import { textAt } from "./value-at.ts";

/** The time zone of the site, in which days begin: UTC unless site.yaml names another. */
export function timeZoneOf(
  settings: readonly { collection: string; data: unknown }[],
): string {
  const site = settings.find(({ collection }) => collection === "site");
  return textAt(site?.data, "timeZone") ?? "UTC";
}

/** The calendar date at a moment. */
export function dateAt(moment: Date | number, timeZone: string): string {
  return formatIn(moment, timeZone).slice(0, 10);
}

/** The first moment of a calendar date, as ISO 8601 in UTC. A moment is given back as it is. */
export function startOfDay(date: string, timeZone: string): string {
  const midnight = Date.parse(date);
  if (date.length !== 10 || timeZone === "UTC" || Number.isNaN(midnight))
    return date;
  const near = midnight - offsetAt(midnight, timeZone);
  // Clocks may change between the two, or at midnight.
  const exact = midnight - offsetAt(near, timeZone);
  const start = dateAt(exact, timeZone) === date ? exact : near;
  return new Date(start).toISOString();
}

/** How far clocks are ahead of UTC, in milliseconds. */
function offsetAt(moment: number, timeZone: string): number {
  return (
    Date.parse(`${formatIn(moment, timeZone).replace(" ", "T")}Z`) - moment
  );
}

/** Swedish times have the form of ISO 8601. */
function formatIn(moment: Date | number, timeZone: string): string {
  return new Intl.DateTimeFormat("sv-SE", {
    timeZone,
    dateStyle: "short",
    timeStyle: "medium",
  }).format(moment);
}
