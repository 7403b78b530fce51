import { collections, type Collection } from "#schema";
import { compareText } from "../model/diagnostic.ts";
import type { MarkdownEntry } from "../model/entry.ts";
import { valueAt } from "../model/value-at.ts";

const MAX_CHOSEN = 6;
/** How many entries with the same word or group are compared. This bounds the work. */
const MAX_COMPARED = 50;

type Readable = Pick<
  MarkdownEntry,
  "body" | "collection" | "common" | "path" | "raw"
>;

interface Candidate {
  entry: Readable;
  /** How many entries of the same collection the text links to before this one. Infinite without a link. */
  turn: number;
  score: number;
}

/**
 * Paths of what to read after each entry, the best first: what its text links to, with one entry of each collection
 * before a second of any, then what shares its groups and rare words of titles and descriptions, then the first of its
 * collection. After a blog post there are only blog posts.
 * @param all the entries of the index
 * @param isPublic whether visitors may see an entry. The others are neither chosen nor counted, so that no page tells
 * of them.
 */
export function chooseRelated<Entry extends Readable>(
  all: readonly Entry[],
  isPublic: (entry: Entry) => boolean = () => true,
): Map<string, string[]> {
  const entries = all.filter(isRecommended).toSorted(inReadingOrder);
  const open = entries.filter(isPublic);
  const byPath = new Map(open.map((entry) => [entry.path, entry]));
  const keys = new Map(entries.map((entry) => [entry, keysOf(entry)]));
  const byKey = groupBy(open, (entry) => keys.get(entry) ?? []);
  const byCollection = groupBy(open, ({ collection }) => [collection]);
  return new Map(entries.map((entry) => [entry.path, choose(entry)]));

  function choose(own: Entry): string[] {
    const found = new Map<Entry, Candidate>();
    const turns = new Map<string, number>();
    const add = (entry: Entry, gain: number, turn = Infinity) => {
      const known = found.get(entry);
      if (known !== undefined) known.score += gain;
      else if (entry !== own && isFitting(own, entry))
        found.set(entry, { entry, turn, score: gain });
    };
    for (const { target } of own.body.links) {
      const entry = byPath.get(target.replace(/[#?].*$/u, ""));
      if (entry === undefined || found.has(entry)) continue;
      const turn = turns.get(entry.collection) ?? 0;
      turns.set(entry.collection, turn + 1);
      add(entry, 0, turn);
    }
    for (const key of keys.get(own) ?? []) {
      const sharing = byKey.get(key) ?? [];
      const gain = Math.log(open.length / sharing.length);
      for (const entry of sharing.slice(0, MAX_COMPARED)) add(entry, gain);
    }
    for (const entry of (byCollection.get(own.collection) ?? []).slice(0, 20))
      add(entry, 0);
    return [...found.values()]
      .toSorted((a, b) =>
        a.turn === b.turn ? b.score - a.score : a.turn - b.turn,
      )
      .slice(0, MAX_CHOSEN)
      .map(({ entry }) => entry.path);
  }
}

function isRecommended({ collection }: Readable): boolean {
  const facts: Collection = collections[collection];
  return facts.kind === "markdown" && facts.related !== undefined;
}

function isFitting(own: Readable, other: Readable): boolean {
  return own.collection !== "blog" || other.collection === "blog";
}

/** By the field `order`, then the newest first, then by path. */
function inReadingOrder(a: Readable, b: Readable): number {
  return (
    orderOf(a) - orderOf(b) ||
    compareText(b.common.date ?? "", a.common.date ?? "") ||
    compareText(a.path, b.path)
  );
}

function orderOf({ raw }: Readable): number {
  const order = valueAt(raw, ["order"]);
  return typeof order === "number" ? order : 0;
}

/** The words of four and more letters in the title and the description, and the groups that the entry is in. */
function keysOf({ common, raw }: Readable): Set<string> {
  const text = `${common.title} ${common.description}`.toLowerCase();
  const groups = ["categories", "category", "group", "tags", "series"].flatMap(
    (name) => {
      const value = valueAt(raw, [name]) ?? [];
      return Array.isArray(value) ? value : [value];
    },
  );
  return new Set([
    ...(text.match(/[\p{L}\p{N}]{4,}/gu) ?? []),
    ...groups.map((group) => `/${group}`),
  ]);
}

function groupBy<Entry>(
  entries: readonly Entry[],
  keysOfEntry: (entry: Entry) => Iterable<string>,
): Map<string, Entry[]> {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries)
    for (const key of keysOfEntry(entry)) {
      const group = groups.get(key);
      if (group === undefined) groups.set(key, [entry]);
      else group.push(entry);
    }
  return groups;
}
