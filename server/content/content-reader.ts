import type {
  ContentReader,
  PostFilter,
  PostSummary,
  SearchText,
  WithBody,
} from "#contract";
import type { CollectionName } from "#schema";
import type { BodyStore } from "./body-store.ts";
import type { PreparedIndex } from "./prepare-index.ts";
import {
  announcedJobs,
  entryPaths,
  visibleEntries,
} from "./visible-entries.ts";

/** Asks again, of a newer reader, when a body on disk is not the one that the index names. */
export type Recover = <Answer>(
  ask: (reader: ContentReader) => Promise<Answer>,
) => Promise<Answer>;

interface Compiled {
  slug: string;
  path: string;
  bodyDigest: string;
}

const markdown = ["blog", "guides", "docs", "jobs", "legal"] as const;

function bySlug<Value extends { slug: string }>(values: readonly Value[]) {
  return new Map(values.map((value) => [value.slug, value]));
}

function matches(post: PostSummary, filter: PostFilter): boolean {
  return (
    (filter.type === undefined || post.type === filter.type) &&
    (filter.featured === undefined || post.featured === filter.featured) &&
    (filter.category === undefined ||
      post.categories.some(({ slug }) => slug === filter.category))
  );
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
  const { collections, settings } = index;
  const visible = visibleEntries(index, now);
  const posts = visible.blog.flatMap(({ slug }) => summaries.get(slug) ?? []);
  const shown = {
    blog: bySlug(visible.blog),
    guides: bySlug(visible.guides),
    docs: bySlug(visible.docs),
    jobs: bySlug(visible.jobs),
    legal: bySlug(visible.legal),
  };
  const announced = bySlug(announcedJobs(index, now));
  const shownPaths = new Set(
    Object.values(visible)
      .flat()
      .map(({ path }) => path),
  );
  const hiddenPaths = new Set(
    entryPaths(index).filter((path) => !shownPaths.has(path)),
  );

  async function withBody<Entry extends Compiled>(
    collection: CollectionName,
    entry: Entry | undefined,
    askAgain: (reader: ContentReader) => Promise<WithBody<Entry> | undefined>,
  ): Promise<WithBody<Entry> | undefined> {
    if (!entry) return undefined;
    const body = await bodies.read({ ...entry, collection });
    return body ? { ...entry, ...body } : recover(askAgain);
  }

  return {
    version,
    ...settings,
    plans: collections.plans,
    investors: collections.investors,
    integrations: collections.integrations,
    faq: collections.faq,
    authors: collections.authors,
    categories: collections.categories,
    resources: collections.resources,
    posts(filter = {}) {
      const start = filter.offset ?? 0;
      const end = filter.limit === undefined ? undefined : start + filter.limit;
      return posts.filter((post) => matches(post, filter)).slice(start, end);
    },
    async post(slug) {
      const summary = summaries.get(slug);
      const entry = shown.blog.get(slug);
      if (!summary || !entry) return undefined;
      const body = await bodies.read({ ...entry, collection: "blog" });
      if (!body) return recover((reader) => reader.post(slug));
      return { ...summary, content: body.html, toc: body.toc };
    },
    guides: () => [...visible.guides],
    guide: (slug) =>
      withBody("guides", shown.guides.get(slug), (reader) =>
        reader.guide(slug),
      ),
    docs: () => [...visible.docs],
    doc: (slug) =>
      withBody("docs", shown.docs.get(slug), (reader) => reader.doc(slug)),
    jobs: () => [...visible.jobs],
    job: (slug) =>
      withBody("jobs", shown.jobs.get(slug), (reader) => reader.job(slug)),
    jobTitle: (slug) => announced.get(slug)?.title,
    legal: (slug) =>
      withBody("legal", shown.legal.get(slug), (reader) => reader.legal(slug)),
    async searchTexts() {
      const texts: SearchText[] = [];
      for (const collection of markdown) {
        // One after the other: a search leaves files and time for the requests beside it.
        for (const entry of visible[collection]) {
          const body = await bodies.read({ ...entry, collection });
          if (!body) return recover((reader) => reader.searchTexts());
          const headings = body.toc.map(({ text }) => text);
          texts.push({ path: entry.path, headings, text: body.text });
        }
      }
      return texts;
    },
    redirect(path) {
      if (!Object.hasOwn(index.redirects, path)) return undefined;
      const target = index.redirects[path];
      return target !== undefined && hiddenPaths.has(target)
        ? undefined
        : target;
    },
  };
}
