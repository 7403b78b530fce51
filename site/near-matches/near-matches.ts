import { pathDistance, pathSegments } from "./path-distance.ts";

/** Farther than this is not what was meant: less than two spare segments, which would make any address near. */
const FAR = 0.45;

/** The known addresses most like the asked one, the likest first. */
export function nearMatches<Known extends { path: string }>(
  asked: string,
  known: readonly Known[],
  limit = 4,
): Known[] {
  const segments = pathSegments(asked);
  if (segments.length === 0) return [];
  return known
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
