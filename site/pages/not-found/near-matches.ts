import { pathDistance, pathSegments } from "./path-distance.ts";

/** An address that exists, with the words that name it. */
export interface KnownPage {
  path: string;
  title: string;
}

/** Farther than this is not what was meant: less than two spare segments, which would make any address near. */
const FAR = 0.45;

/** The known addresses most like the asked one, the likest first. */
export function nearMatches(
  asked: string,
  pages: readonly KnownPage[],
  limit = 4,
): KnownPage[] {
  const segments = pathSegments(asked);
  if (segments.length === 0) return [];
  return pages
    .map((page) => ({
      page,
      distance: pathDistance(segments, pathSegments(page.path)),
    }))
    .filter(({ distance }) => distance <= FAR)
    .toSorted(
      (a, b) =>
        a.distance - b.distance ||
        a.page.path.length - b.page.path.length ||
        (a.page.path < b.page.path ? -1 : 1),
    )
    .slice(0, limit)
    .map(({ page }) => page);
}
