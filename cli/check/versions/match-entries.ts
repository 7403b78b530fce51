import type {
  Entry,
  MarkdownEntry,
  RecordEntry,
  SettingsEntry,
} from "../../model/entry.ts";
import { valueAt } from "../../model/value-at.ts";

/** A larger change, such as an import, is not compared text by text. */
const MAX_COMPARISONS = 10_000;
/** The share of common lines that makes a rename, as in git. */
const MIN_ALIKE = 0.5;

type KeyOf<T> = (entry: T) => string | undefined;

/**
 * Finds which entry each earlier one became: the one with the same file, else with the same slug, else the added one with
 * its id, its text, its title, or most of its lines. Two entries never become the same one.
 */
export function matchEntries(
  before: readonly MarkdownEntry[],
  after: readonly MarkdownEntry[],
): Map<MarkdownEntry, MarkdownEntry> {
  const matches = matchByKeys(before, after, [
    ({ file }) => file,
    ({ collection, slug }) => `${collection}/${slug}`,
    ({ collection, raw }) => {
      const id = valueAt(raw, ["id"]);
      return id === undefined ? id : `${collection}/${JSON.stringify(id)}`;
    },
    (entry) => bodyOf(entry) || undefined,
    ({ common }) => common.title?.trim().toLowerCase(),
  ]);
  const found = new Set(matches.values());
  const lost = before.filter((entry) => !matches.has(entry));
  const added = after.filter((entry) => !found.has(entry));
  if (lost.length * added.length > MAX_COMPARISONS) return matches;
  const lines = new Map(
    added.map((entry) => [entry, linesOf(entry.source.text)]),
  );
  const pairs = lost.flatMap((old) => {
    const own = linesOf(old.source.text);
    return [...lines].map(([entry, other]) => {
      return { old, entry, share: shareOf(own, other) };
    });
  });
  for (const { entry, old } of pairs
    .filter(({ share }) => share >= MIN_ALIKE)
    .toSorted((a, b) => b.share - a.share))
    if (!matches.has(old) && !found.has(entry)) {
      matches.set(old, entry);
      found.add(entry);
    }
  return matches;
}

/** The same for records and settings: by id, else by content. */
export function matchRecords<T extends RecordEntry | SettingsEntry>(
  before: readonly T[],
  after: readonly T[],
): Map<T, T> {
  return matchByKeys(before, after, [
    (entry) =>
      entry.kind === "settings"
        ? entry.collection
        : `${entry.collection} ${entry.id ?? contentOf(entry)}`,
    contentOf,
  ]);
}

/** Matches entries that alone have the same key. The first key that matches decides. */
function matchByKeys<T>(
  before: readonly T[],
  after: readonly T[],
  keys: readonly KeyOf<T>[],
): Map<T, T> {
  const matches = new Map<T, T>();
  const open = new Set(after);
  for (const keyOf of keys) {
    const found = uniqueByKey([...open], keyOf);
    const lost = before.filter((entry) => !matches.has(entry));
    for (const [key, old] of uniqueByKey(lost, keyOf)) {
      const entry = found.get(key);
      if (entry === undefined) continue;
      matches.set(old, entry);
      open.delete(entry);
    }
  }
  return matches;
}

/** Entries by a key, without those that share one. */
function uniqueByKey<T>(
  entries: readonly T[],
  keyOf: KeyOf<T>,
): Map<string, T> {
  const unique = new Map<string, T>();
  for (const [key, [entry, ...others]] of Map.groupBy(entries, keyOf))
    if (key !== undefined && entry !== undefined && others.length === 0)
      unique.set(key, entry);
  return unique;
}

function contentOf(entry: RecordEntry | SettingsEntry): string {
  const { collection, raw } = entry;
  if (typeof raw !== "object" || raw === null) return `${collection} ${raw}`;
  const id = idOf(entry);
  const rest = Object.entries(raw).filter(
    ([key, value]) => !((key === "id" || key === "slug") && value === id),
  );
  return `${collection} ${JSON.stringify(rest)}`;
}

/** The id of a record. Undefined for settings, which are alone in their collection. */
export function idOf(entry: Entry): string | undefined {
  return entry.kind === "record" ? entry.id : undefined;
}

function bodyOf({ bodyRange, source }: MarkdownEntry): string {
  const body = source.text.slice(bodyRange.start, bodyRange.end);
  return [...linesOf(body)].join("\n");
}

function linesOf(text: string): Set<string> {
  const lines = text.split(/\r?\n/u).map((line) => line.trim());
  return new Set(lines.filter((line) => line !== "" && line !== "---"));
}

function shareOf(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size + b.size === 0) return 0;
  return (2 * a.intersection(b).size) / (a.size + b.size);
}
