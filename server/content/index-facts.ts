import type { ContentReader } from "#contract";
import { markdownNames, type SiteContentIndex } from "#schema";

type Collections = SiteContentIndex["collections"];

/** Every list of an index except those of Markdown entries. */
export type RecordLists = Pick<
  ContentReader,
  Exclude<keyof Collections, (typeof markdownNames)[number]>
>;

/** The part of an index that is held in memory: everything but entries and redirects. */
export interface IndexFacts extends Pick<
  SiteContentIndex,
  "digest" | "preview" | "settings"
> {
  records: RecordLists;
}

function toRecordLists(collections: Collections): RecordLists;
function toRecordLists(collections: Collections): object {
  const markdown: readonly string[] = markdownNames;
  return Object.fromEntries(
    Object.entries(collections).filter(([name]) => !markdown.includes(name)),
  );
}

export function toIndexFacts(index: SiteContentIndex): IndexFacts {
  const { digest, preview, settings, collections } = index;
  return { digest, preview, settings, records: toRecordLists(collections) };
}
