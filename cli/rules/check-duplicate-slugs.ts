import { collections, type Collection } from "#schema";
import type { FolderContext } from "../model/compiled-folder.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import type { MarkdownEntry, RecordEntry } from "../model/entry.ts";
import { groupShared, reportDuplicates } from "./report-duplicates.ts";
import { slugRange } from "./slug-range.ts";

/** A slug names one entry of its collection, and an address one entry of the site. */
export function checkDuplicateSlugs({ folder }: FolderContext): Diagnostic[] {
  const { entries, records } = folder;
  const bySlug = groupShared(entries, keyOfEntry);
  const later = new Set(
    [...bySlug.values()].flatMap(([, ...others]) => others),
  );
  const byPath = groupShared(entries, (entry) =>
    later.has(entry) ? undefined : entry.path,
  );
  return [
    ...[...bySlug.values()].flatMap((group) =>
      reportDuplicates(
        "slug/duplicate",
        group.map(claimOfEntry),
        (files) => `The slug "${group[0]?.slug ?? ""}" is taken by ${files}.`,
      ),
    ),
    ...[...byPath].flatMap(([path, group]) =>
      reportDuplicates(
        "slug/duplicate",
        group.map(claimOfEntry),
        (files) => `The address ${path} is taken by ${files}.`,
      ),
    ),
    ...[...groupShared(records, keyOfRecord).values()].flatMap((group) =>
      reportDuplicates(
        "slug/duplicate",
        group.map((record) => ({
          source: record.source,
          range: () => record.idRange,
        })),
        (files) =>
          `The slug "${group[0]?.id ?? ""}" is taken by a record in ${files}.`,
      ),
    ),
  ];
}

function keyOfEntry({ collection, slug }: MarkdownEntry): string {
  return `${collection}/${slug}`;
}

function claimOfEntry(entry: MarkdownEntry) {
  return { source: entry.source, range: () => slugRange(entry) };
}

/** Undefined for a record whose id is no slug. */
function keyOfRecord({ collection, id }: RecordEntry): string | undefined {
  const facts: Collection = collections[collection];
  const isSlug = facts.kind === "records" && facts.idField === "slug";
  return id === undefined || !isSlug ? undefined : `${collection}/${id}`;
}
