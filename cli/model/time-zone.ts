import { isTimeZone } from "#schema";
import { textAt } from "./value-at.ts";

type Settings = readonly { collection: string; raw: unknown }[];

/**
 * The time zone of the site, in which days begin: UTC unless site.yaml names another. Other errors in that file do not
 * matter.
 */
export function timeZoneOf(settings: Settings): string {
  const written = writtenZone(settings);
  return written !== undefined && isTimeZone(written) ? written : "UTC";
}

/** False if site.yaml cannot be read, or names a time zone that does not exist. */
export function knowsTimeZone({
  settings,
  unread,
}: {
  settings: Settings;
  unread: readonly string[];
}): boolean {
  const written = writtenZone(settings);
  return written === undefined
    ? !unread.includes("site.yaml")
    : isTimeZone(written);
}

function writtenZone(settings: Settings): string | undefined {
  const site = settings.find(({ collection }) => collection === "site");
  return textAt(site?.raw, "timeZone");
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
