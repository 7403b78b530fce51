import {
  collectionNames,
  collections,
  entryStatus,
  instantToMillis,
  nextChangeAt,
  type CollectionName,
  type EntryStatus,
} from "#schema";
import { entryKey } from "../list/find-entry.ts";
import type { CompiledFolder } from "../../model/compiled-folder.ts";
import { compareText } from "../../model/diagnostic.ts";
import type { MarkdownEntry } from "../../model/entry.ts";
import { textAt } from "../../model/value-at.ts";
import type { BodyOf, OpenContent } from "../open-content.ts";
import { createLinkGraph } from "../refs/link-graph.ts";
import { countLinks, countReferences, findUnusedImages } from "./count-uses.ts";
import { measureReading } from "./measure-reading.ts";

interface CollectionStats {
  collection: CollectionName;
  entries: number;
  /** Only for collections of pages: records have no status. */
  statuses?: Record<EntryStatus, number>;
  words?: { total: number; median: number };
  /** The median of the days since the last change. */
  ageDays?: number | undefined;
}

export type ContentStats = ReturnType<typeof collectStats>;

const DAY = 86_400_000;

/** Counts, ages, links and images of a whole content folder. */
export function collectStats(
  { bodyOf, compiled, hosts }: OpenContent,
  collection: CollectionName | undefined,
  now: Date,
) {
  const { folder } = compiled;
  const graph = createLinkGraph(folder, hosts);
  const entries = folder.entries.filter(
    (entry) => (collection ?? entry.collection) === entry.collection,
  );
  const names = collectionNames.filter(
    (name) =>
      (collection ?? name) === name && collections[name].kind !== "settings",
  );
  const live = entries.filter(
    ({ common }) => entryStatus(common, now) === "live",
  );
  const texts = entries.map((entry) => {
    return { entry: entryKey(entry), text: bodyOf(entry)?.text ?? "" };
  });
  return {
    /** The moment that the statistics are for. */
    at: now.toISOString(),
    collections: names.map((name) =>
      countCollection(name, folder, bodyOf, now),
    ),
    /** Live entries, longest unchanged first. */
    oldest: live
      .flatMap((entry) => {
        const changed = changedOn(entry);
        if (changed === undefined) return [];
        const ageDays = daysBetween(changed, now);
        return [{ entry: entryKey(entry), changed, ageDays }];
      })
      .toSorted((a, b) => compareText(a.changed, b.changed)),
    /** Entries whose review is overdue, most overdue first. */
    overdueReviews: entries
      .flatMap((entry) => overdueReview(entry, now))
      .toSorted((a, b) => compareText(a.reviewBy, b.reviewBy)),
    /** Entries that will go live or expire on their own, soonest first. */
    changes: entries
      .flatMap((entry) => nextChange(entry, now))
      .toSorted((a, b) => compareText(a.at, b.at)),
    references: countReferences(folder.records, entries, graph),
    links: countLinks(entries, graph, hosts, now),
    images: findUnusedImages(folder, graph),
    /** Readability of the texts, drafts included. Undefined for records. */
    reading: measureReading(texts),
  };
}

function countCollection(
  name: CollectionName,
  { entries, records }: CompiledFolder,
  bodyOf: BodyOf,
  now: Date,
): CollectionStats {
  if (collections[name].kind === "records") {
    const own = records.filter((record) => record.collection === name);
    return { collection: name, entries: own.length };
  }
  const own = entries.filter((entry) => entry.collection === name);
  const statuses = { draft: 0, scheduled: 0, live: 0, expired: 0 };
  for (const { common } of own) statuses[entryStatus(common, now)]++;
  const words = own.flatMap((entry) => bodyOf(entry)?.words ?? []);
  const ages = own.flatMap((entry) => {
    const changed = changedOn(entry);
    return changed === undefined ? [] : [daysBetween(changed, now)];
  });
  return {
    collection: name,
    entries: own.length,
    statuses,
    words: {
      total: words.reduce((sum, count) => sum + count, 0),
      median: median(words),
    },
    ageDays: ages.length > 0 ? median(ages) : undefined,
  };
}

/** The date of the last change, as readers see it. */
function changedOn({ common }: MarkdownEntry): string | undefined {
  return common.updated ?? common.date;
}

function overdueReview(entry: MarkdownEntry, now: Date) {
  const reviewBy = textAt(entry.raw, "reviewBy");
  if (reviewBy === undefined) return [];
  const overdueDays = daysBetween(reviewBy, now);
  // On the day itself the review is not overdue yet.
  if (!(overdueDays > 0)) return [];
  const owner = textAt(entry.raw, "owner");
  return [{ entry: entryKey(entry), reviewBy, owner, overdueDays }];
}

function nextChange(entry: MarkdownEntry, now: Date) {
  const at = nextChangeAt([entry.common], now);
  if (at === undefined) return [];
  const becomes = entryStatus(entry.common, new Date(at));
  return [{ entry: entryKey(entry), at, becomes }];
}

/** Whole days from a date to now. Negative for a future date, NaN for an invalid one. */
function daysBetween(date: string, now: Date): number {
  return Math.floor((now.getTime() - instantToMillis(date)) / DAY);
}

/** The rounded median, or 0 for no numbers. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const low = sorted[Math.ceil(middle) - 1] ?? 0;
  const high = sorted[Math.floor(middle)] ?? 0;
  return Math.round((low + high) / 2);
}
