import type {
  ContentReader,
  EntryPage,
  PostFilter,
  PostSummary,
  SearchText,
} from "#contract";
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
import type { PreparedIndex } from "./prepare-index.ts";
import {
  allEntries,
  visibleEntries,
  type VisibleEntries,
} from "./visible-entries.ts";

/** Repeats a question with a newer reader after a body on disk was not the one that the index names. */
export type Recover = <Answer>(
  ask: (reader: ContentReader) => Promise<Answer>,
) => Promise<Answer>;

const shelves = markdownNames.flatMap((name) => {
  const facts: MarkdownCollection = collections[name];
  return facts.shelves ?? [];
});

function matches(post: PostSummary, filter: PostFilter): boolean {
  return (
    (filter.type === undefined || post.type === filter.type) &&
    (filter.featured === undefined || post.featured === filter.featured) &&
    (filter.category === undefined ||
      post.categories.some(({ slug }) => slug === filter.category))
  );
}

/** Where a moved address leads to; undefined if the target is hidden. */
function createRedirects(
  index: SiteContentIndex,
  visible: VisibleEntries,
): (path: string) => string | undefined {
  const shown = new Set(
    markdownNames.flatMap((name) =>
      [...visible[name].values()].map(({ path }) => path),
    ),
  );
  const hidden = new Set(
    allEntries(index).flatMap(({ path }) => (shown.has(path) ? [] : path)),
  );
  return (path) => {
    if (!Object.hasOwn(index.redirects, path)) return undefined;
    const target = index.redirects[path];
    return target !== undefined && hidden.has(target) ? undefined : target;
  };
}

/** The texts of all visible entries; undefined if a body is not the one that the index names. */
async function readSearchTexts(
  visible: VisibleEntries,
  bodies: BodyStore,
): Promise<SearchText[] | undefined> {
  const texts: SearchText[] = [];
  for (const collection of markdownNames) {
    // One at a time, so that a search leaves files and time for other requests.
    for (const entry of visible[collection].values()) {
      const body = await bodies.read({ ...entry, collection });
      if (!body) return undefined;
      const headings = body.toc.map(({ text }) => text);
      texts.push({ path: entry.path, headings, text: body.text });
    }
  }
  return texts;
}

/** One consistent state of the content: what visitors may see at `now`. */
export function createContentReader({
  prepared,
  now,
  version,
  bodies,
  recover,
}: {
  prepared: PreparedIndex;
  now: Date;
  version: string;
  bodies: BodyStore;
  recover: Recover;
}): ContentReader {
  const { index, summaries } = prepared;
  const visible = visibleEntries(index, now);
  const posts = [...visible.blog.keys()].flatMap(
    (slug) => summaries.get(slug) ?? [],
  );
  let pages: readonly EntryPage[] | undefined;

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
      const hasBeenShown = (entry: CompiledEntry) =>
        visible[collection].has(entry.slug) ||
        entryStatus(entry, now) === "expired";
      return all.find((entry) => entry.slug === slug && hasBeenShown(entry))
        ?.title;
    },
    entryPages: () => (pages ??= toEntryPages(index, visible)),
    shelves: () => shelves,
    posts(filter = {}) {
      const start = filter.offset ?? 0;
      const end = filter.limit === undefined ? undefined : start + filter.limit;
      return posts.filter((post) => matches(post, filter)).slice(start, end);
    },
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
