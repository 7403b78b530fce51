import type { ContentReader } from "#contract";
import type { ReadingLink } from "./reading-link.ts";

/** A page to read after a text. */
export interface RelatedReading extends ReadingLink {
  description: string;
  /** The kind of page, as visitors read it. */
  kind: string;
}

/** Every page that can be offered after a text. */
function readingPages(
  content: Pick<ContentReader, "entryPages">,
): RelatedReading[] {
  return content
    .entryPages()
    .flatMap(({ path, title, description, related: kind }) =>
      kind === undefined ? [] : { path, title, description, kind },
    );
}

/**
 * What to read after a text: the pages that it links to, one of each kind before a second of any kind. `fallback` fills
 * up the list. Pages in `shown` are left out.
 */
export function relatedReading(
  content: Pick<ContentReader, "entryPages">,
  {
    links,
    shown,
    fallback,
    limit = 3,
  }: {
    /** Targets of the links in the text. */
    links: readonly string[];
    /** Paths that the page offers elsewhere, and its own. */
    shown: readonly (string | undefined)[];
    /** Paths to offer if there are too few links, best first. */
    fallback: readonly string[];
    limit?: number;
  },
): RelatedReading[] {
  const pages = new Map(readingPages(content).map((page) => [page.path, page]));
  const known = (path: string) =>
    shown.includes(path) ? [] : (pages.get(path) ?? []);
  const linked = links.map((link) => link.replace(/#.*$/u, "")).flatMap(known);
  const turnOf = (page: RelatedReading) =>
    linked.filter(({ kind }) => kind === page.kind).indexOf(page);
  const ordered = [
    ...linked.toSorted((a, b) => turnOf(a) - turnOf(b)),
    ...fallback.flatMap(known),
  ];
  return [...new Set(ordered)].slice(0, limit);
}
