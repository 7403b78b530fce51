import type { EntryPage } from "#contract";
import type { PageRequest } from "../../page.ts";

/** Something to find, but for its text. */
export interface SearchDocument {
  path: string;
  /** What it is, as visitors read it. */
  kind: string;
  title: string;
  description: string;
  date?: string;
  /** Words that name it as well as its description does: its author, its categories, its place. */
  about: string;
}

/** The pages of the route table by what their heads say; tools, redirects and lists of visitors' own making stay out. */
async function sitePages({
  content,
  patterns,
  headOf,
}: PageRequest): Promise<SearchDocument[]> {
  const fixed = patterns.filter((pattern) => !/[:*]/u.test(pattern));
  const shelves = content.shelves().map(({ path }) => path);
  const pages = await Promise.all(
    [...fixed, ...shelves].map(async (path) => {
      const head = await headOf(path);
      if (!head) return [];
      const { title, description } = head;
      const kind = path.startsWith("/documentation") ? "Documentation" : "Page";
      return [{ path, kind, title, description, about: "" }];
    }),
  );
  return pages.flat();
}

function toDocuments(page: EntryPage): SearchDocument[] {
  const { path, title, description, date, search } = page;
  return search ? [{ path, title, description, date, ...search }] : [];
}

/** Everything that a search finds, in the order in which equals are listed. */
export async function searchDocuments(
  request: PageRequest,
): Promise<SearchDocument[]> {
  const entries = request.content.entryPages().flatMap(toDocuments);
  return [...(await sitePages(request)), ...entries];
}
