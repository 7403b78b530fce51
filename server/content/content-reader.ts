import type { ContentReader, EntryPage, ListPage, SearchText } from "#contract";
import {
  collections,
  entryStatus,
  markdownNames,
  type CompiledEntry,
  type MarkdownCollection,
  type SiteContentIndex,
} from "#schema";
import type { BodyStore } from "./body-store.ts";
import { toEntryPages } from "./entry-pages.ts";
import { createPostLists } from "./post-lists.ts";
import type { PreparedIndex } from "./prepare-index.ts";
import { toListPages } from "./to-list-pages.ts";
import {
  allEntries,
  visibleEntries,
  type VisibleEntries,
} from "./visible-entries.ts";

/** Asks a newer reader, because a body on disk is not the one that the index names. */
export type Recover = <Answer>(
  ask: (reader: ContentReader) => Promise<Answer>,
) => Promise<Answer>;

const fixedShelves = markdownNames.flatMap((name) => {
  const facts: MarkdownCollection = collections[name];
  return facts.shelves ?? [];
});

/** @returns undefined when a body is not the one that the index names */
async function readSearchTexts(
  visible: VisibleEntries,
  bodies: BodyStore,
): Promise<SearchText[] | undefined> {
  const texts: SearchText[] = [];
  for (const collection of markdownNames) {
    // One after the other: a search leaves files and time for other requests.
    for (const entry of visible[collection].values()) {
      const body = await bodies.read({ ...entry, collection });
      if (!body) return undefined;
      const headings = body.toc.map(({ text }) => text);
      texts.push({ path: entry.path, headings, text: body.text });
    }
  }
  return texts;
}

/** Looks up old addresses. Those of entries that visitors may not see lead nowhere. */
function createRedirects(index: SiteContentIndex, visible: VisibleEntries) {
  const shown = markdownNames.flatMap((name) => [...visible[name].values()]);
  const shownPaths = new Set(shown.map(({ path }) => path));
  const all = allEntries(index).map(({ path }) => path);
  const hidden = new Set(all).difference(shownPaths);
  const redirects = new Map(Object.entries(index.redirects));
  return (path: string): string | undefined => {
    const target = redirects.get(path);
    return target !== undefined && hidden.has(target) ? undefined : target;
  };
}

interface ReaderOptions {
  prepared: PreparedIndex;
  now: Date;
  version: string;
  bodies: BodyStore;
  recover: Recover;
}

/** One consistent state of the content: what visitors may see at `now`. */
export function createContentReader({
  prepared: { index, summaries },
  now,
  version,
  bodies,
  recover,
}: ReaderOptions): ContentReader {
  const visible = visibleEntries(index, now);
  const posts = [...visible.blog.keys()].flatMap(
    (slug) => summaries.get(slug) ?? [],
  );
  const lists = createPostLists(posts);
  let pages: readonly EntryPage[] | undefined;
  let shelves: readonly ListPage[] | undefined;

  return {
    version,
    ...index.collections,
    ...index.settings,
    list: (collection) => [...visible[collection].values()],
    async entry(collection, slug) {
      const entry = visible[collection].get(slug);
      if (!entry) return undefined;
      const body = await bodies.read({ ...entry, collection });
      if (!body) return recover((reader) => reader.entry(collection, slug));
      return { ...entry, ...body };
    },
    titleOf(collection, slug) {
      const all: readonly CompiledEntry[] = index.collections[collection];
      const entry = all.find((each) => each.slug === slug);
      if (!entry) return undefined;
      const hasBeenShown =
        visible[collection].has(slug) || entryStatus(entry, now) === "expired";
      return hasBeenShown ? entry.title : undefined;
    },
    entryPages: () => (pages ??= toEntryPages(index, visible)),
    has: (collection, slug) => visible[collection].has(slug),
    shelves: () =>
      (shelves ??= [...fixedShelves, ...toListPages(index.collections, lists)]),
    posts: (range = {}) => lists.list(range),
    countPosts: (filter = {}) => lists.count(filter),
    async post(slug) {
      const summary = summaries.get(slug);
      const entry = visible.blog.get(slug);
      if (!summary || !entry) return undefined;
      const body = await bodies.read({ ...entry, collection: "blog" });
      if (!body) return recover((reader) => reader.post(slug));
      return { ...summary, content: body.html, toc: body.toc };
    },
    searchTexts: async () =>
      (await readSearchTexts(visible, bodies)) ??
      recover((reader) => reader.searchTexts()),
    redirect: createRedirects(index, visible),
  };
}
