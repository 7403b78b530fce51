import { matchPath } from "react-router-dom";
import type { ContentReader } from "#contract";

/** An address that exists, with the words that name it. */
export interface KnownPage {
  path: string;
  title: string;
}

/** "/about-us" -> "About us", for a page that no menu names. */
function titleFromPath(path: string): string {
  const words = path.split("/").at(-1)?.replaceAll("-", " ") ?? "";
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The addresses that menus lead to, with the label they have there. */
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
 * Every page that an address may have been meant for: those of the route table, and those of entries and shelves that
 * the table knows, so that no suggestion leads nowhere.
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
