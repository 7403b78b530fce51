import { docGroups } from "#contract";
import type { PageRequest } from "../../page.ts";

/** Something to find, but for its text. */
export interface SearchDocument {
  path: string;
  kind: "Page" | "Documentation" | "Example" | "Guide" | "Job" | "Blog post";
  title: string;
  description: string;
  date?: string;
  /** Words that name it as well as its description does: its author, its categories, its place. */
  about: string;
}

const docKinds = { article: "Documentation", example: "Example" } as const;

/** The pages of the route table by what their heads say; tools, redirects and lists of visitors' own making stay out. */
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

/** Everything that a search finds, in the order in which equals are listed. */
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
