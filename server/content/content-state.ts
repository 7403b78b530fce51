import {
  collections,
  markdownNames,
  visibleSpan,
  type CompiledEntry,
  type EntryOf,
  type MarkdownCollection,
  type MarkdownName,
  type SiteContentIndex,
  type VisibleSpan,
} from "#schema";
import type { PostSummary } from "#contract";
import { createPostSummaries } from "./to-post-summary.ts";

/** An entry, and when visitors may see it: never without a `span`. */
export interface IndexedEntry<Name extends MarkdownName = MarkdownName> {
  readonly collection: Name;
  readonly entry: EntryOf<Name>;
  readonly span: VisibleSpan | undefined;
}

/** The entries of each collection in the order of its lists, by slug. */
type EntryMaps = {
  readonly [Name in MarkdownName]: ReadonlyMap<string, IndexedEntry<Name>>;
};

/** An index, arranged for reading. It never changes. */
export interface ContentState {
  readonly index: SiteContentIndex;
  readonly entries: EntryMaps;
  /** By canonical path, percent-encoded and not. */
  readonly byPath: ReadonlyMap<string, IndexedEntry>;
  /** The summary of each post, by slug. */
  readonly posts: ReadonlyMap<string, PostSummary>;
  readonly redirects: ReadonlyMap<string, string>;
  /** When entries appear or expire, in milliseconds since 1970, ascending. */
  readonly moments: readonly number[];
}

/** When visitors may see an entry. */
export type SpanOf = (entry: CompiledEntry) => VisibleSpan | undefined;

function arrange<Name extends MarkdownName>(
  index: SiteContentIndex,
  collection: Name,
  spanOf: SpanOf,
): [Name, Map<string, IndexedEntry<Name>>] {
  const { order }: MarkdownCollection = collections[collection];
  const entries: readonly EntryOf<Name>[] = index.collections[collection];
  const sorted = entries.toSorted(order);
  const byIndex = sorted.map(
    (entry) =>
      [entry.slug, { collection, entry, span: spanOf(entry) }] as const,
  );
  return [collection, new Map(byIndex)];
}

// The overload states the type that the loop produces, because TypeScript cannot infer it.
function arrangeAll(index: SiteContentIndex, spanOf: SpanOf): EntryMaps;
function arrangeAll(index: SiteContentIndex, spanOf: SpanOf): object {
  return Object.fromEntries(
    markdownNames.map((name) => arrange(index, name, spanOf)),
  );
}

function momentsOf(all: readonly IndexedEntry[]): number[] {
  const moments = all.flatMap(({ span }) =>
    span ? [span.from, span.until].filter(Number.isFinite) : [],
  );
  return [...new Set(moments)].toSorted((a, b) => a - b);
}

/**
 * Arranges an index. @param spanOf when visitors may see an entry, by default as its front matter says
 * @throws AppError when a post refers to an author or category that is missing from the index
 */
export function createContentState(
  index: SiteContentIndex,
  spanOf: SpanOf = (entry) => visibleSpan(entry, index.preview),
): ContentState {
  const entries = arrangeAll(index, spanOf);
  const all = markdownNames.flatMap((name): IndexedEntry[] => [
    ...entries[name].values(),
  ]);
  const toSummary = createPostSummaries(index.collections, index.incomplete);
  return {
    index,
    entries,
    byPath: new Map(
      all.flatMap((each) => {
        const { path } = each.entry;
        return [path, decodeURI(path)].map((key) => [key, each] as const);
      }),
    ),
    posts: new Map(
      index.collections.blog.map((entry) => [entry.slug, toSummary(entry)]),
    ),
    redirects: new Map(Object.entries(index.redirects)),
    moments: momentsOf(all),
  };
}

/** True if visitors may see an entry at a moment, in milliseconds since 1970. */
export function isVisible({ span }: IndexedEntry, at: number): boolean {
  return span !== undefined && span.from <= at && span.until > at;
}
