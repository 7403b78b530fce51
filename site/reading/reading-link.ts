import type { PageLink } from "#contract";

/** The pages before and after one in its sequence. Null at either end. */
export interface ReadingNeighbors {
  previous: PageLink | null;
  next: PageLink | null;
}

const toLink = (entry: PageLink | undefined): PageLink | null =>
  entry ? { path: entry.path, title: entry.title } : null;

/** The neighbors of a page in a sequence. Both null if the sequence does not contain it. */
export function readingNeighbors(
  sequence: readonly PageLink[],
  path: string,
): ReadingNeighbors {
  const index = sequence.findIndex((entry) => entry.path === path);
  if (index === -1) return { previous: null, next: null };
  return {
    previous: toLink(index > 0 ? sequence[index - 1] : undefined),
    next: toLink(sequence[index + 1]),
  };
}
