import { findPlaces } from "../../search/find-places.ts";
import type { CorpusEntry } from "./corpus.ts";

interface Rank {
  entry: CorpusEntry;
  /** The last line that is needed to find all terms: 0 if the title has all of them. */
  worst: number;
  /** Sum of the first line of each term: lower is better. */
  total: number;
  /** The share of the title that the terms make up, 0 to 1. */
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

/** The entries with every term, best matches first, then in the order of the corpus. */
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
