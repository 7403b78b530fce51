import { type CompiledEntry, instantToMillis } from "#schema";

/** Readers in all but the most distant time zones see noon in UTC as the same day. */
const toNoon = (date: string) => new Date(`${date}T12:00:00Z`);

/**
 * When an entry was published and last changed: the moment that its front matter names, or else noon of the calendar
 * date.
 */
export function toEntryTimes({
  date,
  publishAt,
  changed,
}: Pick<CompiledEntry, "date" | "publishAt" | "changed">) {
  const published = publishAt?.includes("T")
    ? new Date(instantToMillis(publishAt))
    : toNoon(date);
  const noon = toNoon(changed);
  const hasChanged = changed > date && noon > published;
  return { published, updated: hasChanged ? noon : published };
}
