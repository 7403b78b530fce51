import { hash } from "node:crypto";
import {
  collections,
  FIRST_ENTRY_ID,
  LAST_ENTRY_ID,
  type Collection,
} from "#schema";
import { compareText } from "./diagnostic.ts";
import type { MarkdownEntry } from "./entry.ts";
import { valueAt } from "./value-at.ts";

type Identified = Pick<MarkdownEntry, "collection" | "raw" | "slug">;

/**
 * The ids of entries that need one and have none in their front matter. Each follows from the slug. Only if another
 * entry has that number already, it is another one.
 */
export function makeIds<Entry extends Identified>(
  entries: readonly Entry[],
): Map<Entry, number> {
  const made = new Map<Entry, number>();
  for (const [collection, all] of Map.groupBy(
    entries,
    (each) => each.collection,
  )) {
    const facts: Collection = collections[collection];
    if (facts.kind !== "markdown" || !facts.madeId) continue;
    const taken = new Set(all.map(writtenId));
    const without = all.filter((entry) => writtenId(entry) === undefined);
    for (const entry of without.toSorted((a, b) =>
      compareText(a.slug, b.slug),
    )) {
      let round = 0;
      while (taken.has(idFor(entry.slug, round))) round++;
      const id = idFor(entry.slug, round);
      taken.add(id);
      made.set(entry, id);
    }
  }
  return made;
}

function writtenId({ raw }: Identified): unknown {
  return valueAt(raw, ["id"]);
}

/** 52 bits of a digest: the integers of this size are exact. */
function idFor(slug: string, round: number): number {
  const digest = hash("sha256", round === 0 ? slug : `${slug} ${round}`);
  const number = Number.parseInt(digest.slice(0, 13), 16);
  return FIRST_ENTRY_ID + (number % (LAST_ENTRY_ID - FIRST_ENTRY_ID + 1));
}
