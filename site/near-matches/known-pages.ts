import { matchRoutes } from "react-router-dom";
import type { ContentReader, PageLink } from "#contract";
import { routeTable } from "../route-table.ts";
import { pathWords } from "./near-matches.ts";

const named = routeTable.flatMap(({ path, name: title }) =>
  title === undefined ? [] : { path, title },
);
const routes = routeTable.map(({ path }) => ({ path }));

/**
 * The pages that can be suggested for an unknown address: those with a name in the route table, list pages, and pages
 * of entries that share a word with the address.
 */
export function knownPages(content: ContentReader, asked: string): PageLink[] {
  const others = [
    ...content.listPages(),
    ...content
      .similarPages(pathWords(asked))
      .filter(({ path }) => matchRoutes(routes, path)),
  ];
  return [
    ...named,
    ...others
      .filter(({ path }) => !named.some((page) => page.path === path))
      .map(({ path, title }) => ({ path, title })),
  ];
}
