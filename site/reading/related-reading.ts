import type { ContentReader, PageLink } from "#contract";

/** A recommended page after a text. */
export interface RelatedReading extends PageLink {
  description: string;
  /** The kind of page, as shown to visitors. */
  kind: string;
}

/** The page at a path, if pages of its kind are recommended. */
function readRelated(
  content: Pick<ContentReader, "entryPage">,
  asked: string,
): RelatedReading | undefined {
  const page = content.entryPage(asked);
  if (page?.related === undefined) return undefined;
  const { path, title, description, related: kind } = page;
  return { path, title, description, kind };
}

/**
 * Recommendations after a text: the pages that it links to, one of each kind before a second of any kind. `fallback`
 * fills up the list. Pages in `shown` are left out.
 */
export function relatedReading(
  content: Pick<ContentReader, "entryPage">,
  {
    links,
    shown,
    fallback,
    limit = 3,
  }: {
    /** Targets of the links in the text. */
    links: readonly string[];
    /** Paths that the page shows elsewhere, and its own. */
    shown: readonly (string | undefined)[];
    /** Paths for too few links, best first. */
    fallback: readonly string[];
    limit?: number;
  },
): RelatedReading[] {
  const pages = new Map<string, RelatedReading | undefined>();
  /** Returns the same object for the same path. */
  const known = (path: string) => {
    if (shown.includes(path)) return [];
    if (!pages.has(path)) pages.set(path, readRelated(content, path));
    return pages.get(path) ?? [];
  };
  const linked = links.map((link) => link.replace(/#.*$/u, "")).flatMap(known);
  const turnOf = (page: RelatedReading) =>
    linked.filter(({ kind }) => kind === page.kind).indexOf(page);
  const ordered = [
    ...linked.toSorted((a, b) => turnOf(a) - turnOf(b)),
    ...fallback.flatMap(known),
  ];
  return [...new Set(ordered)].slice(0, limit);
}
