import { findPlaces } from "../../search/find-places.ts";
import type { CorpusEntry } from "./corpus.ts";

interface Rank {
  entry: CorpusEntry;
  /** The line in which the last of the terms is found: 0 when the title holds all of them. */
  worst: number;
  /** Less when more terms stand in weighty lines. */
  total: number;
  /** How much of the title was asked for, 0 to 1. */
  focus: number;
  /** How often the text uses the terms. */
  uses: number;
}

const count = (line: string, part: string) => line.split(part).length - 1;

function rank(entry: CorpusEntry, terms: readonly string[]): Rank | undefined {
  const places = findPlaces(entry.lines, terms);
  if (!places) return undefined;
  const [title = "", , , text = ""] = entry.lines;
  return {
    entry,
    worst: Math.max(...places),
    total: places.reduce((sum, place) => sum + place, 0),
    focus: places.filter((place) => place === 0).length / count(title, " "),
    uses: terms.reduce((sum, term) => sum + count(text, ` ${term}`), 0),
  };
}

/** The entries that hold every term, the best fitting first, else in the order of the corpus. */
export function findEntries(
  corpus: readonly CorpusEntry[],
  terms: readonly string[],
): CorpusEntry[] {
  if (terms.length === 0) return [];
  return corpus
    .flatMap((entry) => rank(entry, terms) ?? [])
    .toSorted(
      (a, b) =>
        a.worst - b.worst ||
        a.total - b.total ||
        b.focus - a.focus ||
        b.uses - a.uses,
    )
    .map(({ entry }) => entry);
}
