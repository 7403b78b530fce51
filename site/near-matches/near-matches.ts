import { pathDistance, pathSegments } from "./path-distance.ts";

/** Below the distance of two missing segments, because with those most short addresses would match. */
const MAX_DISTANCE = 0.45;

/** The known addresses that are most similar to the requested one, the most similar first. */
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
    .filter(({ distance }) => distance <= MAX_DISTANCE)
    .toSorted(
      (a, b) =>
        a.distance - b.distance ||
        a.page.path.length - b.page.path.length ||
        (a.page.path < b.page.path ? -1 : 1),
    )
    .slice(0, limit)
    .map(({ page }) => page);
}
