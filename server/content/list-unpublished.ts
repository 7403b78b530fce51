import type { ContentReader, EntryPreview } from "#contract";
import {
  entryStatus,
  instantToMillis,
  markdownNames,
  type CompiledEntry,
} from "#schema";
import type { ContentDatabase } from "./content-database.ts";

function toPreview(entry: CompiledEntry, now: Date): EntryPreview[] {
  const { path, date, publishAt = date } = entry;
  const status = entryStatus(entry, now);
  if (status === "draft") return [{ path, status }];
  if (status !== "scheduled") return [];
  const liveFrom = new Date(instantToMillis(publishAt)).toISOString();
  return [{ path, status, liveFrom }];
}

/** Lists the unpublished entries that a preview index shows, once. Other indexes have none. */
export function createUnpublishedList(
  { facts }: ContentDatabase,
  list: ContentReader["list"],
  now: Date,
): ContentReader["unpublished"] {
  let found: readonly EntryPreview[] | undefined;
  return () => {
    const names = facts.preview ? markdownNames : [];
    return (found ??= names.flatMap((name) =>
      list(name).flatMap((entry) => toPreview(entry, now)),
    ));
  };
}
