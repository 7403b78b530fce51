import { entryStatus, type CollectionName, type EntryStatus } from "#schema";
import { type Entry, type MarkdownEntry, nameOf } from "../../model/entry.ts";
import { countWords } from "../../model/reading-time.ts";
import { isMapping, valueAt } from "../../model/value-at.ts";
import type { Comparison } from "./comparison.ts";
import { idOf, matchRecords } from "./match-entries.ts";

/** Added, changed, removed and renamed entries, and changed settings. */
export function diffEntries(
  comparison: Comparison,
  isCompared: (entry: Entry) => boolean,
): EntryChange[] {
  const [old, present] = [comparison.before.folder, comparison.after.folder];
  const records = [...old.records, ...old.settings];
  const laterRecords = [...present.records, ...present.settings];
  const sameRecords = matchRecords(records, laterRecords);
  const pairs: Pair[] = [
    ...pairUp(old.entries, present.entries, comparison.successorOf),
    ...pairUp(records, laterRecords, (record) => sameRecords.get(record)),
  ];
  return pairs
    .filter((pair) => pair.some((entry) => entry && isCompared(entry)))
    .flatMap(([before, after]) => describeEntry(before, after, comparison));
}

type Pair<T = Entry> = [old: T | undefined, entry: T | undefined];

/** Every entry with the one it became. A removed or added entry stands alone. */
function pairUp<T>(
  before: readonly T[],
  after: readonly T[],
  successorOf: (entry: T) => T | undefined,
): Pair<T>[] {
  const kept = before.map((old): Pair<T> => [old, successorOf(old)]);
  const found = new Set(kept.map(([, entry]) => entry));
  const added = after.filter((entry) => !found.has(entry));
  return [...kept, ...added.map((entry): Pair<T> => [undefined, entry])];
}

function describeEntry(
  old: Entry | undefined,
  entry: Entry | undefined,
  comparison: Comparison,
): EntryChange[] {
  const shown = entry ?? old;
  if (shown === undefined) return [];
  const isPage = shown.kind === "markdown";
  const both: Partial<EntryChange> =
    old && entry
      ? compareSides(old, entry)
      : { change: old ? "removed" : "added" };
  const { change = "changed", fields = [], ...former } = both;
  if (!isPage && change === "changed" && fields.length === 0) return [];
  return [
    {
      change,
      collection: shown.collection,
      name: slugOrId(shown),
      ...former,
      title: nameOf(shown),
      file: shown.file,
      ...(isPage && { path: shown.path }),
      fields,
      body: false,
      ...(isPage && describePage(old, entry, comparison)),
    },
  ];
}

function compareSides(old: Entry, entry: Entry): Partial<EntryChange> {
  const isRenamed = addressOf(old) !== addressOf(entry);
  const formerName = slugOrId(old);
  return {
    change: isRenamed ? "renamed" : "changed",
    fields: diffFields(old.raw, entry.raw),
    ...(formerName && formerName !== slugOrId(entry) && { formerName }),
    ...(old.file !== entry.file && { formerFile: old.file }),
  };
}

/** The fields that differ between two values. Mappings are compared field by field, lists as a whole. */
function diffFields(
  before: unknown,
  after: unknown,
  path: readonly string[] = [],
): FieldChange[] {
  if (isMapping(before) && isMapping(after)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...keys].flatMap((key) =>
      diffFields(valueAt(before, [key]), valueAt(after, [key]), [...path, key]),
    );
  }
  const isSame = JSON.stringify(before) === JSON.stringify(after);
  return isSame ? [] : [{ field: path.join("."), before, after }];
}

function describePage(
  old: Entry | undefined,
  page: Entry | undefined,
  { now }: Comparison,
): Pick<EntryChange, "body" | "status" | "words"> {
  const sides = <T>(get: (entry: MarkdownEntry) => T) => ({
    ...(old?.kind === "markdown" && { before: get(old) }),
    ...(page?.kind === "markdown" && { after: get(page) }),
  });
  // Differences of line ends and trailing spaces do not count.
  const bodies = sides(({ bodyRange, source }) =>
    source.text
      .slice(bodyRange.start, bodyRange.end)
      .replaceAll(/[ \t]*\r?\n/gu, "\n")
      .trim(),
  );
  const { after, before } = bodies;
  return {
    status: sides(({ common }) => entryStatus(common, now)),
    body: before !== undefined && after !== undefined && before !== after,
    words: {
      ...(before !== undefined && { before: countVisibleWords(before) }),
      ...(after !== undefined && { after: countVisibleWords(after) }),
    },
  };
}

/** The approximate number of words in a Markdown text, without addresses, HTML tags and placeholders. */
function countVisibleWords(markdown: string): number {
  const hidden = /\]\([^)\s]*|<[^<>]*>|\{\{[^{}]*\}\}/gu;
  return countWords(markdown.replaceAll(hidden, " "));
}

function slugOrId(entry: Entry): string | undefined {
  return entry.kind === "markdown" ? entry.slug : idOf(entry);
}

/** The identity of an entry for the rest of the site. */
function addressOf(entry: Entry): string | undefined {
  if (entry.kind !== "markdown") return idOf(entry);
  return `${entry.collection} ${entry.path}`;
}

export interface EntryChange {
  change: "added" | "changed" | "removed" | "renamed";
  collection: CollectionName;
  /** The slug of a page or the id of a record. Undefined for settings. */
  name: string | undefined;
  /** The former name, if it has changed. */
  formerName?: string;
  title: string | undefined;
  /** Its file, or its last file if it was removed. */
  file: string;
  formerFile?: string;
  /** The address of an entry that has its own page. */
  path?: string;
  /** Absent for entries without a status. */
  status?: { before?: EntryStatus; after?: EntryStatus };
  fields: FieldChange[];
  /** True if the text below the front matter differs in more than line ends. */
  body: boolean;
  /** The number of words. Absent for entries without a text. */
  words?: { before?: number; after?: number };
}

export interface FieldChange {
  /** Such as `image.src`. */
  field: string;
  before?: unknown;
  after?: unknown;
}

export interface AddressChanges {
  added: LiveAddress[];
  removed: LiveAddress[];
  /** Addresses that now redirect, or redirect to another page than before. */
  redirected: { path: string; to: string }[];
}

export interface LiveAddress {
  path: string;
  kind: "page" | "redirect" | "category" | "file";
}
