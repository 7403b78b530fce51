import { routeTable } from "#routes";
import {
  collectionNames,
  collections,
  possiblePaths,
  type Collection,
  type CollectionName,
  type Shelf,
} from "#schema";

function shelvesOf(name: CollectionName): readonly Shelf[] {
  const facts: Collection = collections[name];
  return (facts.kind === "markdown" && facts.shelves) || [];
}

const shelfPaths = collectionNames.flatMap(shelvesOf).map(({ path }) => path);

const fixedRoutes = routeTable.filter(({ path }) => !/[:*]/u.test(path));

/** The path of every page that the site has whatever the content is. */
export const sitePaths: readonly string[] = [
  ...fixedRoutes.map(({ path }) => path),
  ...shelfPaths,
];

/** The pages among them that no entry may take the address of. */
const takenPaths: ReadonlySet<string> = new Set([
  ...fixedRoutes.flatMap(({ path, showsEntry }) => (showsEntry ? [] : path)),
  ...shelfPaths,
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

/** The slugs that no entry of a collection may have: the site needs their addresses for itself. */
export function reservedSlugs(name: CollectionName): ReadonlySet<string> {
  return reserved.get(name) ?? new Set();
}

const routeSegments = routeTable.map(({ path }) => path.split("/"));

/** True for an address that a line of the route table answers. */
export function hasPage(address: string): boolean {
  const segments = address.split("/");
  return routeSegments.some(
    (route) =>
      route.length === segments.length &&
      route.every((part, at) => part.startsWith(":") || part === segments[at]),
  );
}
