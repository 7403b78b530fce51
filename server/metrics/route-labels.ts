/** The label of addresses that no route has: visitors can make up any number of them. */
const OTHER = "other";

/** Folders of files, each under one label. */
const FOLDERS = [
  "/assets/",
  "/content-assets/",
  "/share-images/",
  "/images/",
  "/.well-known/",
];

const countSlashes = (path: string) => path.split("/").length;

/**
 * Names the route of an address for a metric. There are only as many labels as routes, whatever visitors ask for.
 * @param patterns `:name` stands for one segment; of two that fit, the earlier one counts
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
