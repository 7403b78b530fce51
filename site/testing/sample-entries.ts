import type { ChangelogEntry, DocEntry, EntryPage, JobEntry } from "#contract";

const compiled = (path: string, slug: string) => ({
  title: `Title of ${slug}`,
  description: `Description of ${slug}.`,
  date: "2026-03-01",
  slug,
  path: `${path}/${slug}`,
  file: `${slug}.md`,
  aliases: [],
  changed: "2026-03-01",
  related: [],
  excerpt: "Start",
  words: 4,
  readTimeMinutes: 1,
  bodyDigest: "0",
});

/** A documentation article of a list, with the given fields. */
export function sampleDoc(
  slug: string,
  fields: Partial<DocEntry> = {},
): DocEntry {
  return {
    ...compiled("/documentation", slug),
    kind: "article",
    group: "integrations",
    order: 1,
    ...fields,
  };
}

/** A job of a list, with the given fields. */
export function sampleJob(
  slug: string,
  fields: Partial<JobEntry> = {},
): JobEntry {
  return {
    ...compiled("/careers", slug),
    department: "Data",
    location: "Remote (EU/UK)",
    type: "Full-time",
    ...fields,
  };
}

/** The page of an entry as lists of links show it, with the given fields. */
export function samplePage(
  path: string,
  fields: Partial<EntryPage> = {},
): EntryPage {
  const slug = path.replace(/^.*\//u, "");
  return {
    path,
    title: `Title of ${slug}`,
    description: `Description of ${slug}.`,
    published: "2026-03-01",
    date: "2026-03-01",
    file: `${slug}.md`,
    ...fields,
  };
}

/** A changelog entry of a list, with the given fields. */
export function sampleChange(
  slug: string,
  fields: Partial<ChangelogEntry> = {},
): ChangelogEntry {
  return { ...compiled("/changelog", slug), tags: ["new"], ...fields };
}
