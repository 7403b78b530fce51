import { entryStatus, isVisible, type SiteContentIndex } from "#schema";

type Collections = SiteContentIndex["collections"];

/** Ascending by what `key` gives, then by slug. */
function by<Entry extends { slug: string }>(
  key: (entry: Entry) => number | string,
) {
  return (a: Entry, b: Entry) => {
    const [left, right] = [key(a), key(b)];
    if (left !== right) return left < right ? -1 : 1;
    return a.slug < b.slug ? -1 : Number(a.slug > b.slug);
  };
}

/** Newest first, then by slug: ISO dates compare as text. */
function newestFirst(
  a: { date: string; slug: string },
  b: { date: string; slug: string },
) {
  if (a.date !== b.date) return a.date > b.date ? -1 : 1;
  return a.slug < b.slug ? -1 : Number(a.slug > b.slug);
}

/** What visitors may see of each Markdown collection at `now`, in the order of its lists. */
export function visibleEntries(index: SiteContentIndex, now: Date) {
  const { blog, guides, docs, jobs, legal }: Collections = index.collections;
  const visible = <Entry extends Parameters<typeof isVisible>[0]>(
    entries: readonly Entry[],
  ) => entries.filter((entry) => isVisible(entry, now, index.preview));
  return {
    blog: visible(blog).toSorted(newestFirst),
    guides: visible(guides).toSorted(by((guide) => guide.order)),
    docs: visible(docs).toSorted(by((doc) => doc.order)),
    jobs: visible(jobs).toSorted(newestFirst),
    legal: visible(legal),
  };
}

/** The jobs that visitors may see or may have seen: what is on show and what has expired. */
export function announcedJobs(
  { collections, preview }: SiteContentIndex,
  now: Date,
) {
  return collections.jobs.filter(
    (job) =>
      isVisible(job, now, preview) || entryStatus(job, now) === "expired",
  );
}

/** Canonical paths of all Markdown entries, visible or not. */
export function entryPaths(index: SiteContentIndex): string[] {
  const { blog, guides, docs, jobs, legal } = index.collections;
  return [blog, guides, docs, jobs, legal].flat().map(({ path }) => path);
}
