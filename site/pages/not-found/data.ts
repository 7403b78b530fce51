import { notFoundMessages } from "../../messages.ts";
import type { DataFunction } from "../../page.ts";
import { knownPages, type KnownPage } from "../../near-matches/known-pages.ts";
import { nearMatches } from "../../near-matches/near-matches.ts";

export interface NotFoundData {
  /** The asked path, cut to a length fit to be read. */
  path: string;
  nearMatches: KnownPage[];
  /** Where to go from here, whatever was meant. */
  start: KnownPage[];
  /** True where the site can be searched. */
  search: boolean;
}

const SHOWN_LETTERS = 120;

/** The asked path as a person would write it. */
function readablePath(pathname: string): string {
  let path = pathname;
  try {
    path = decodeURIComponent(pathname);
  } catch {
    // A stray percent sign: shown as it was asked for.
  }
  const letters = [...path];
  return letters.length > SHOWN_LETTERS
    ? `${letters.slice(0, SHOWN_LETTERS).join("")}...`
    : path;
}

const notFoundData: DataFunction<NotFoundData> = ({
  content,
  url,
  patterns,
}) => {
  const pages = knownPages(content, patterns);
  const menu = new Set(content.navigation.header.map(({ href }) => href));
  return {
    status: 404,
    head: {
      title: notFoundMessages.title,
      description: "There is no page at this address.",
      noindex: true,
    },
    data: {
      path: readablePath(url.pathname),
      nearMatches: nearMatches(url.pathname, pages),
      start: [
        { path: "/", title: "Home" },
        ...pages.filter(({ path }) => menu.has(path) || path === "/blog"),
      ],
      search: patterns.includes("/search"),
    },
  };
};

export default notFoundData;
