import { docGroups } from "#contract";
import type { PageRequest } from "../../page.ts";

/** A document that can be found, without its text. */
export interface SearchDocument {
  path: string;
  kind: "Page" | "Documentation" | "Example" | "Guide" | "Job" | "Blog post";
  title: string;
  description: string;
  date?: string;
  /** More words that describe it: its author, categories or location. */
  about: string;
}

const docKinds = { article: "Documentation", example: "Example" } as const;

/** The indexable pages of the route table, described by their heads. */
async function sitePages({
  patterns,
  headOf,
}: PageRequest): Promise<SearchDocument[]> {
  const groups = Object.keys(docGroups).map((slug) => `/documentation/${slug}`);
  const fixed = patterns.filter((pattern) => !/[:*]/u.test(pattern));
  const pages = await Promise.all(
    [...fixed, ...groups].map(async (path) => {
      const head = await headOf(path);
      if (!head) return [];
      const { title, description } = head;
      const kind = path.startsWith("/documentation") ? "Documentation" : "Page";
      return [{ path, kind, title, description, about: "" } as const];
    }),
  );
  return pages.flat();
}

/** All documents, in the order of equally good results. */
export async function searchDocuments(
  request: PageRequest,
): Promise<SearchDocument[]> {
  const { content } = request;
  const docs = content.docs().map((doc) => ({
    ...toDocument(doc),
    kind: docKinds[doc.kind],
    about: doc.group === undefined ? "" : docGroups[doc.group],
  }));
  const guides = content.guides().map((guide) => ({
    ...toDocument(guide),
    kind: "Guide" as const,
    about: guide.category,
  }));
  const jobs = content.jobs().map((job) => ({
    ...toDocument(job),
    kind: "Job" as const,
    about: [job.department, job.location, job.type].join(" "),
  }));
  const posts = content.posts().map((post) => ({
    path: `/blog/${post.slug}`,
    kind: "Blog post" as const,
    title: post.title,
    description: post.description,
    date: post.updatedDate ?? post.publishedDate,
    about: [post.authorName, ...post.categories.map(({ name }) => name)].join(
      " ",
    ),
  }));
  return [...(await sitePages(request)), ...docs, ...guides, ...jobs, ...posts];
}

interface Entry {
  path: string;
  title: string;
  description: string;
  date: string;
  updated?: string | undefined;
}

const toDocument = ({ path, title, description, date, updated }: Entry) => ({
  path,
  title,
  description,
  date: updated ?? date,
});
