/** The label of addresses without a route, because visitors can make up any number of them. */
const OTHER = "other";

/** Folders of files. Each has one label. */
const FOLDERS = [
  "/assets/",
  "/content-assets/",
  "/share-images/",
  "/images/",
  "/.well-known/",
];

const countSlashes = (path: string) => path.split("/").length;

/**
 * Returns the metric label for the route of an address. There are only as many labels as routes, for any requests.
 * @param patterns `:name` stands for one segment; if two match, the earlier one wins
 */
export function createRouteLabels(
  patterns: readonly string[],
): (target: string) => string {
  const plain = new Set(patterns.filter((path) => !path.includes(":")));
  const dynamic = Map.groupBy(
    patterns
      .filter((path) => path.includes(":"))
      .map((label) => ({
        label,
        pattern: new RegExp(`^${label.replaceAll(/:\w+/gu, "[^/]+")}$`, "u"),
      })),
    ({ label }) => countSlashes(label),
  );
  return (target) => {
    const end = target.indexOf("?");
    const path = end === -1 ? target : target.slice(0, end);
    if (plain.has(path)) return path;
    const folder = FOLDERS.find((prefix) => path.startsWith(prefix));
    if (folder !== undefined) return folder;
    const fitting = dynamic
      .get(countSlashes(path))
      ?.find(({ pattern }) => pattern.test(path));
    return fitting?.label ?? OTHER;
  };
}
