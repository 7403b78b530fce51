import { collections, type Collection } from "#schema";
import type { MarkdownEntry, RecordEntry } from "../../model/entry.ts";
import { defineRule } from "../define-rule.ts";
import { findShared, reportDuplicates } from "../report-duplicates.ts";
import { slugRange } from "./slug-range.ts";

export const slugDuplicate = defineRule({
  id: "slug/duplicate",
  level: "error",
  what: "Two entries have the same slug.",
  why: "Both would have one address, and one of them would be lost.",
  whatToDo: "Rename one of them.",
  bad: "content/blog/read-the-room.md\ncontent/blog/read-the-room/index.md",
  good: "content/blog/read-the-room.md",
  breaks: { fields: { slug: "«first-post»" } },
  passes: { fields: { slug: "first-posts" } },
  checkFolder({ folder: { entries, records } }) {
    const bySlug = findShared(entries, keyOfEntry);
    const reported = new Set(bySlug.flatMap(([, ...others]) => others));
    const byPath = findShared(entries, (entry) =>
      reported.has(entry) ? undefined : entry.path,
    );
    return [
      ...bySlug.flatMap((group) =>
        reportDuplicates(group.map(claimOfEntry), (files) => {
          return `The slug "${group[0]?.slug ?? ""}" is also used by ${files}.`;
        }),
      ),
      ...byPath.flatMap((group) =>
        reportDuplicates(group.map(claimOfEntry), (files) => {
          return `The address ${group[0]?.path ?? ""} is also used by ${files}.`;
        }),
      ),
      ...findShared(records, keyOfRecord).flatMap((group) =>
        reportDuplicates(group.map(claimOfRecord), (files) => {
          return `The slug "${group[0]?.id ?? ""}" is also used by a record in ${files}.`;
        }),
      ),
    ];
  },
});

function keyOfEntry({ collection, slug }: MarkdownEntry): string {
  return `${collection}/${slug}`;
}

/** Undefined for a record whose id is not a slug. */
function keyOfRecord({ collection, id }: RecordEntry): string | undefined {
  const facts: Collection = collections[collection];
  const isSlug = facts.kind === "records" && facts.idField === "slug";
  return id === undefined || !isSlug ? undefined : `${collection}/${id}`;
}

function claimOfEntry(entry: MarkdownEntry) {
  return { source: entry.source, range: () => slugRange(entry) };
}

function claimOfRecord(record: RecordEntry) {
  return { source: record.source, range: () => record.idRange };
}
