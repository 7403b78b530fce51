import { matchPath } from "react-router-dom";
import type { ContentReader } from "#contract";

/** A page of the site. */
export interface KnownPage {
  path: string;
  title: string;
}

/** "/about-us" -> "About us", for a page that no menu names. */
function titleFromPath(path: string): string {
  const words = path.split("/").at(-1)?.replaceAll("-", " ") ?? "";
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The labels of menu links, by address. */
function menuLabels({ navigation }: ContentReader): Map<string, string> {
  const { header, mobileGroup, footer, legal } = navigation;
  const links = [
    ...header,
    ...mobileGroup.links,
    ...footer.flatMap((column) => column.links),
    ...legal,
  ];
  return new Map(links.map(({ href, label }) => [href, label]));
}

/**
 * Every page that can be suggested for an unknown address: the fixed pages of the route table, and the pages of entries
 * and shelves that fit one of its patterns.
 */
export function knownPages(
  content: ContentReader,
  patterns: readonly string[],
): KnownPage[] {
  const labels = menuLabels(content);
  const fixed = patterns
    .filter((pattern) => pattern !== "/" && !/[:*]/u.test(pattern))
    .map((path) => ({ path, title: labels.get(path) ?? titleFromPath(path) }));
  const isKnown = (path: string) =>
    patterns.some((pattern) => matchPath(pattern, path));
  const others = [...content.shelves(), ...content.entryPages()]
    .filter(({ path }) => !patterns.includes(path) && isKnown(path))
    .map(({ path, title }) => ({ path, title }));
  return [...fixed, ...others];
}
