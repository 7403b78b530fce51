import type { ContentReader } from "#contract";
import type { ReadingLink } from "./reading-link.ts";

/** A page that a text leads on to. */
export interface RelatedReading extends ReadingLink {
  description: string;
  /** What kind of page it is, in a visitor's word. */
  kind: string;
}

/** Every page that a text may lead on to. */
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
 * What to read beside a text: the pages that it links to, one of each kind before a second of any. Where it links to
 * too few, `fallback` fills up. Neither itself nor what `shown` names is offered.
 */
export function relatedReading(
  content: Pick<ContentReader, "entryPages">,
  {
    links,
    shown,
    fallback,
    limit = 3,
  }: {
    /** Targets that the text links to. */
    links: readonly string[];
    /** Paths that the page offers already, its own among them. */
    shown: readonly (string | undefined)[];
    /** Paths to offer when links do not suffice, best first. */
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
