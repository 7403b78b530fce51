import { notFoundMessages } from "../../messages/pages.ts";
import { shellMessages } from "../../messages/shell.ts";
import type { DataFunction } from "../../page.ts";
import { knownPages } from "../../near-matches/known-pages.ts";
import { nearMatches } from "../../near-matches/near-matches.ts";

const MAX_SHOWN_LETTERS = 120;

/** The requested path, decoded for people to read. */
function toReadablePath(pathname: string): string {
  let path = pathname;
  try {
    path = decodeURIComponent(pathname);
  } catch {
    // Invalid percent encoding: shown as requested.
  }
  const letters = [...path];
  return letters.length > MAX_SHOWN_LETTERS
    ? `${letters.slice(0, MAX_SHOWN_LETTERS).join("")}...`
    : path;
}

const notFoundData = (({ content, url }) => {
  const pages = knownPages(content, url.pathname);
  const menu = new Set(content.navigation.header.map(({ href }) => href));
  return {
    status: 404,
    head: {
      title: notFoundMessages.title,
      description: notFoundMessages.description,
      noindex: true,
    },
    data: {
      path: toReadablePath(url.pathname),
      nearMatches: nearMatches(url.pathname, pages),
      start: [
        { path: "/", title: shellMessages.home },
        ...pages.filter(({ path }) => menu.has(path) || path === "/blog"),
      ],
    },
  };
}) satisfies DataFunction<unknown>;

export default notFoundData;
