import { documentTable, routeTable } from "#routes";
import {
  collectionNames,
  collections,
  fromTwinPath,
  possiblePaths,
  type Collection,
  type CollectionName,
} from "#schema";

const groupPaths = collectionNames.flatMap((name) => {
  const facts: Collection = collections[name];
  const pages = (facts.kind === "markdown" && facts.groupPages) || [];
  return pages.map(({ path }) => path);
});

const fixedRoutes = routeTable.filter(({ path }) => !/[:*]/u.test(path));

/** The paths of all pages that exist whatever the content is. */
export const sitePaths: readonly string[] = [
  ...fixedRoutes.map(({ path }) => path),
  ...groupPaths,
];

const takenPaths: ReadonlySet<string> = new Set([
  ...fixedRoutes.flatMap(({ path, showsEntry }) => (showsEntry ? [] : path)),
  ...groupPaths,
]);

function findReserved(name: CollectionName): ReadonlySet<string> {
  const facts: Collection = collections[name];
  const own = (facts.kind === "markdown" && facts.reservedSlugs) || [];
  const ends = [...takenPaths].map((path) => path.replace(/^.*\//u, ""));
  const isTaken = (slug: string) =>
    possiblePaths(name, slug).some((path) => takenPaths.has(path));
  return new Set([...own, ...ends.filter(isTaken)]);
}

const reserved = new Map(
  collectionNames.map((name) => [name, findReserved(name)]),
);

/** The slugs that no entry of a collection may have, because the site uses their addresses itself. */
export function reservedSlugs(name: CollectionName): ReadonlySet<string> {
  return reserved.get(name) ?? new Set();
}

/** True for an address that matches a pattern: `:name` stands for one segment. */
function fits(address: string, pattern: string): boolean {
  const segments = address.split("/");
  const parts = pattern.split("/");
  return (
    parts.length === segments.length &&
    parts.every((part, at) => part.startsWith(":") || part === segments[at])
  );
}

const lineOf = (address: string) =>
  routeTable.find(({ path }) => fits(address, path));

/** True for an address that matches a line of the route table. */
export function hasPage(address: string): boolean {
  return lineOf(address) !== undefined;
}

/**
 * The path of the page whose Markdown twin has this address. Undefined if no line of the route table matches. Whether
 * the page exists depends on the content.
 */
export function pageOfTwin(address: string): string | undefined {
  const page = fromTwinPath(address);
  const line = page === undefined ? undefined : lineOf(page);
  return line && line.sitemap !== false ? page : undefined;
}

/** The addresses of documents for programs, such as feeds, that exist whatever the content is. */
export const siteDocuments: readonly string[] = documentTable.filter(
  (path) => !path.includes(":"),
);

const documentsBelow = documentTable.filter((path) => path.includes(":"));

/** The addresses of the documents that belong to a page, such as the feeds of a category. */
export function documentsOfPage(page: string): readonly string[] {
  return documentsBelow.flatMap((pattern) => {
    const [, folder = "", file = ""] = /^(.*)\/([^/]*)$/u.exec(pattern) ?? [];
    return fits(page, folder) ? [`${page}/${file}`] : [];
  });
}
