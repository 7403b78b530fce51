import { matchPath } from "react-router-dom";
import type { ContentReader } from "#contract";
import { pathWords } from "./path-distance.ts";

/** A page of the site. */
export interface KnownPage {
  path: string;
  title: string;
}

/** "/about-us" -> "About us", for a page without a menu link. */
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

/** The pages in menus, in the route table or among list pages that show no entry. */
function fixedPages(
  content: ContentReader,
  patterns: readonly string[],
): KnownPage[] {
  const labels = menuLabels(content);
  return [
    ...patterns
      .filter((pattern) => pattern !== "/" && !/[:*]/u.test(pattern))
      .map((path) => ({
        path,
        title: labels.get(path) ?? titleFromPath(path),
      })),
    ...content
      .listPages()
      .filter(({ path }) => !patterns.includes(path))
      .map(({ path, title }) => ({ path, title })),
  ];
}

/**
 * The pages that can be suggested for an unknown address: the fixed pages of the route table, list pages, and pages
 * of entries that share a word with the address. All match a pattern of the route table.
 */
export function knownPages(
  content: ContentReader,
  patterns: readonly string[],
  asked: string,
): KnownPage[] {
  const isKnown = (path: string) =>
    patterns.some((pattern) => matchPath(pattern, path));
  const fixed = fixedPages(content, patterns);
  const entries = content
    .similarPages(pathWords(asked))
    .filter(({ path }) => !patterns.includes(path) && isKnown(path));
  return [...fixed, ...entries];
}
