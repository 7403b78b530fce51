import {
  collections,
  isVisible,
  markdownNames,
  type CompiledEntry,
  type EntryOf,
  type MarkdownCollection,
  type MarkdownName,
  type SiteContentIndex,
} from "#schema";

/** Entries of each Markdown collection by slug, in the order of its lists. */
export type VisibleEntries = {
  readonly [Name in MarkdownName]: ReadonlyMap<string, EntryOf<Name>>;
};

/** What visitors may see of each Markdown collection at `now`. */
export function visibleEntries(
  index: SiteContentIndex,
  now: Date,
): VisibleEntries;
export function visibleEntries(index: SiteContentIndex, now: Date): object {
  const lists = markdownNames.map((name) => {
    const facts: MarkdownCollection = collections[name];
    const all: readonly CompiledEntry[] = index.collections[name];
    const visible = all
      .filter((entry) => isVisible(entry, now, index.preview))
      .toSorted((a, b) => facts.order(a, b));
    return [name, new Map(visible.map((entry) => [entry.slug, entry]))];
  });
  return Object.fromEntries(lists);
}

/** Every Markdown entry of an index, visible or not. */
export function allEntries({ collections: lists }: SiteContentIndex) {
  return markdownNames.flatMap((name): CompiledEntry[] => lists[name]);
}
