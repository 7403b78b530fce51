import type {
  ContentReader,
  EntryPreview,
  ListPage,
  SearchAnswer,
  SearchQuery,
} from "#contract";
import {
  collections,
  entryStatus,
  fillPageWords,
  instantToMillis,
  markdownNames,
  type CompiledEntry,
  type EntryBody,
  type EntryOf,
  type MarkdownCollection,
  type MarkdownName,
} from "#schema";
import type { BodyStore, Recover } from "./body-store.ts";
import {
  isVisible,
  type ContentState,
  type IndexedEntry,
} from "./content-state.ts";
import { createArticles, toEntryPage } from "./entry-pages.ts";
import { listPages } from "./list-pages.ts";
import { createPostLists } from "./post-lists.ts";
import {
  findSimilarPages,
  indexWords,
  type PagesByWord,
} from "./similar-pages.ts";

export interface ReaderOptions {
  state: ContentState;
  now: Date;
  version: string;
  changesSoon: boolean;
  bodies: BodyStore;
  recover: Recover;
  search: SearchContent;
}

/** Searches what visitors may see. */
export type SearchContent = (
  query: SearchQuery,
  content: ContentReader,
) => Promise<SearchAnswer>;

type VisibleLists = { readonly [Name in MarkdownName]: EntryOf<Name>[] };

// The overload states the type that the loop produces, because TypeScript cannot infer it.
function visibleLists(state: ContentState, at: number): VisibleLists;
function visibleLists({ entries }: ContentState, at: number): object {
  return Object.fromEntries(
    markdownNames.map((name) => [
      name,
      [...entries[name].values()].flatMap((each: IndexedEntry) =>
        isVisible(each, at) ? each.entry : [],
      ),
    ]),
  );
}

/** The records of each collection, in the order of their files. */
type Records = Pick<
  ContentReader,
  Exclude<keyof ContentState["index"]["collections"], MarkdownName>
>;

function recordsOf(state: ContentState): Records;
function recordsOf({ index }: ContentState): object {
  const markdown: readonly string[] = markdownNames;
  return Object.fromEntries(
    Object.entries(index.collections).filter(
      ([name]) => !markdown.includes(name),
    ),
  );
}

function toPreviews(entry: CompiledEntry, now: Date): EntryPreview[] {
  const { path, date, publishAt = date } = entry;
  const status = entryStatus(entry, now);
  if (status === "draft") return [{ path, status }];
  if (status !== "scheduled") return [];
  const liveFrom = new Date(instantToMillis(publishAt)).toISOString();
  return [{ path, status, liveFrom }];
}

/** The parts of a reader that return entries with their bodies. */
function createBodyReader(
  { state, now, bodies, recover }: ReaderOptions,
  records: Records,
): Pick<ContentReader, "entry" | "article" | "post"> {
  const at = now.getTime();
  const toArticle = createArticles(
    records,
    state.index.settings.site?.lang ?? "en",
  );

  /** Reads a visible entry with its body, which a build may have replaced meanwhile. */
  async function read<Name extends MarkdownName, Result>(
    found: IndexedEntry<Name> | undefined,
    combine: (found: IndexedEntry<Name>, body: EntryBody) => Result,
    again: (reader: ContentReader) => Promise<Result | undefined>,
  ): Promise<Result | undefined> {
    if (!found || !isVisible(found, at)) return undefined;
    const { collection, entry } = found;
    const body = await bodies.read({ ...entry, collection });
    return body ? combine(found, body) : recover(again);
  }

  return {
    entry: (collection, slug) =>
      read(
        state.entries[collection].get(slug),
        ({ entry }, body) => ({ ...entry, ...body }),
        (reader) => reader.entry(collection, slug),
      ),
    article: (path) =>
      read(
        state.byPath.get(path),
        ({ collection, entry }, body) => toArticle(collection, entry, body),
        (reader) => reader.article(path),
      ),
    post: (slug) =>
      read(
        state.entries.blog.get(slug),
        ({ entry: { shareImage } }, { html, toc }) => {
          const summary = state.posts.get(slug);
          return summary && { ...summary, shareImage, content: html, toc };
        },
        (reader) => reader.post(slug),
      ),
  };
}

/** The parts of a reader that list pages of every kind. The longest of them are made once, when they are needed. */
function createSiteLists(
  { state, now }: ReaderOptions,
  records: Records,
  visible: VisibleLists,
): Pick<
  ContentReader,
  "sitemapEntries" | "listPages" | "similarPages" | "unpublished"
> {
  const listOf = (name: MarkdownName): CompiledEntry[] => visible[name];
  const all = () => markdownNames.flatMap(listOf);
  let words: PagesByWord | undefined;
  let pages: readonly ListPage[] | undefined;
  let previews: readonly EntryPreview[] | undefined;
  return {
    sitemapEntries: () =>
      markdownNames
        .filter((name) => {
          const { sitemap = true }: MarkdownCollection = collections[name];
          return sitemap;
        })
        .flatMap(listOf)
        .map(({ path, changed }) => ({ path, date: changed })),
    listPages: () => (pages ??= listPages(records, visible.blog)),
    similarPages: (asked) =>
      findSimilarPages((words ??= indexWords(all())), asked),
    unpublished: () =>
      (previews ??= state.index.preview
        ? all().flatMap((entry) => toPreviews(entry, now))
        : []),
  };
}

/** A consistent view of the content: everything that visitors may see at `now`. */
export function createContentReader(options: ReaderOptions): ContentReader {
  const { state, now, version, changesSoon, search } = options;
  const { index, entries, byPath, redirects } = state;
  const { settings } = index;
  const at = now.getTime();
  const records = recordsOf(state);
  const visible = visibleLists(state, at);
  const isShown = (each: IndexedEntry | undefined) =>
    each !== undefined && isVisible(each, at);

  const reader: ContentReader = {
    version,
    changesSoon,
    ...records,
    ...settings,
    ...createBodyReader(options, records),
    ...createPostLists(state, visible.blog),
    ...createSiteLists(options, records, visible),
    page: (name) =>
      fillPageWords(index.settings[`pages/${name}`], {
        ...settings,
        ...records,
      }),
    search: (query) => search(query, reader),
    list: (collection, limit) => visible[collection].slice(0, limit),
    has: (collection, slug) => isShown(entries[collection].get(slug)),
    titleOf(collection, slug) {
      const { entry, span } = entries[collection].get(slug) ?? {};
      return span && span.from <= at ? entry?.title : undefined;
    },
    entryPage(path) {
      const found = byPath.get(path);
      if (!found || !isVisible(found, at)) return undefined;
      return toEntryPage(found.collection, found.entry);
    },
    neighbors(collection, slug) {
      const list: readonly CompiledEntry[] = visible[collection];
      const place = list.findIndex((entry) => entry.slug === slug);
      if (place === -1) return {};
      const [before, after] = [list[place - 1], list[place + 1]];
      return {
        ...(before && { before: toEntryPage(collection, before) }),
        ...(after && { after: toEntryPage(collection, after) }),
      };
    },
    shareImage(collection, slug) {
      const found: IndexedEntry | undefined = entries[collection].get(slug);
      return found && isVisible(found, at) ? found.entry.shareImage : undefined;
    },
    redirect(path) {
      const target = redirects.get(path);
      const entry = target === undefined ? undefined : byPath.get(target);
      return entry && !isVisible(entry, at) ? undefined : target;
    },
  };
  return reader;
}
