import { collections, type Collection } from "#schema";
import type { MarkdownEntry, RecordEntry } from "../../model/entry.ts";
import { defineRule } from "../define-rule.ts";
import { reportDuplicates } from "../report-duplicates.ts";
import { slugRange } from "./slug-range.ts";

export const slugDuplicate = defineRule({
  id: "slug/duplicate",
  level: "error",
  what: "Two entries have the same slug.",
  why: "Both would have one address, and one of them would be lost.",
  whatToDo: "Rename one of them.",
  bad: "content/blog/read-the-room.md\ncontent/blog/read-the-room/index.md",
  good: "content/blog/read-the-room.md",
  checkFolder({ folder: { entries, records } }) {
    const keys = new Set<string>();
    return [
      ...reportDuplicates(
        entries,
        keyOfEntry,
        claimOfEntry,
        (files, { slug }) => `The slug "${slug}" is also used by ${files}.`,
      ),
      ...reportDuplicates(
        // The others with the same slug are reported above.
        entries.filter((entry) => {
          const before = keys.size;
          return keys.add(keyOfEntry(entry)).size > before;
        }),
        ({ path }) => path,
        claimOfEntry,
        (files, { path }) => `The address ${path} is also used by ${files}.`,
      ),
      ...reportDuplicates(
        records,
        keyOfRecord,
        ({ idRange, source }) => ({ source, range: () => idRange }),
        (files, { id = "" }) =>
          `The slug "${id}" is also used by a record in ${files}.`,
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
