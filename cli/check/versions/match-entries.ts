import type { MarkdownEntry } from "../../model/entry.ts";

/** A larger change, such as an import, is not compared text by text. */
const MAX_COMPARISONS = 10_000;
/** The share of common lines that makes a rename, as in git. */
const MIN_ALIKE = 0.5;

type TextOf = (entry: MarkdownEntry) => string;

/**
 * Finds which entry each earlier one became: the one with the same file, else with the same slug, else the added one with
 * its id, its text, its title, or most of its lines. Two entries never become the same one.
 */
export function matchEntries(
  before: readonly MarkdownEntry[],
  after: readonly MarkdownEntry[],
  text: { before: TextOf; after: TextOf },
): Map<MarkdownEntry, MarkdownEntry> {
  const matches = new Map<MarkdownEntry, MarkdownEntry>();
  const open = {
    before: new Set(before),
    after: new Set(after),
  };
  const match = (old: MarkdownEntry, found: MarkdownEntry) => {
    matches.set(old, found);
    open.before.delete(old);
    open.after.delete(found);
  };
  const matchBy = (
    keyOf: (entry: MarkdownEntry, text: TextOf) => string | undefined,
  ) => {
    const found = uniqueByKey(open.after, (entry) => keyOf(entry, text.after));
    const old = uniqueByKey(open.before, (entry) => keyOf(entry, text.before));
    for (const [key, entry] of old) {
      const successor = found.get(key);
      if (successor !== undefined) match(entry, successor);
    }
  };
  matchBy(({ file }) => file);
  matchBy(({ collection, slug }) => `${collection}/${slug}`);
  matchBy(({ collection, raw }) => {
    const hasId = typeof raw === "object" && raw !== null && "id" in raw;
    return hasId ? `${collection}/${JSON.stringify(raw.id)}` : undefined;
  });
  matchBy((entry, textOf) => bodyOf(entry, textOf) || undefined);
  matchBy(({ common }) => common.title?.trim().toLowerCase());
  if (open.before.size * open.after.size <= MAX_COMPARISONS) matchAlike();
  return matches;

  function matchAlike(): void {
    const lines = new Map(
      [...open.after].map((entry) => [entry, linesOf(text.after(entry))]),
    );
    const pairs = [...open.before].flatMap((old) => {
      const own = linesOf(text.before(old));
      return [...lines].map(([found, other]) => {
        return { old, found, share: shareOf(own, other) };
      });
    });
    for (const { old, found, share } of pairs.toSorted(
      (a, b) => b.share - a.share,
    ))
      if (share >= MIN_ALIKE && open.before.has(old) && open.after.has(found))
        match(old, found);
  }
}

/** Entries by a key, without those that share one. */
function uniqueByKey(
  entries: Iterable<MarkdownEntry>,
  keyOf: (entry: MarkdownEntry) => string | undefined,
): Map<string, MarkdownEntry> {
  const found = new Map<string, MarkdownEntry>();
  const taken = new Set<string>();
  for (const entry of entries) {
    const key = keyOf(entry);
    if (key === undefined) continue;
    if (taken.has(key)) found.delete(key);
    else found.set(key, entry);
    taken.add(key);
  }
  return found;
}

function bodyOf(entry: MarkdownEntry, textOf: TextOf): string {
  const { end, start } = entry.bodyRange;
  return [...linesOf(textOf(entry).slice(start, end))].join("\n");
}

function linesOf(text: string): Set<string> {
  const lines = text.split(/\r?\n/u).map((line) => line.trim());
  return new Set(lines.filter((line) => line !== "" && line !== "---"));
}

function shareOf(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size + b.size === 0) return 0;
  return (2 * a.intersection(b).size) / (a.size + b.size);
}
