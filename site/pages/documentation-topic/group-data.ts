import type { DocEntry } from "#contract";
import { formatCount } from "../../paging/format-count.ts";
import type { NotFoundData } from "../../near-matches/answer-not-found.ts";
import type { PageAnswer, PageRequest } from "../../page.ts";
import { cutList, type Paged } from "../../paging/cut-page.ts";
import { pagedHead } from "../../paging/paged-head.ts";
import type { DocGroup } from "../../reading/doc-outline.ts";
import { answerMissing } from "../../reading/found.ts";
import type { ReadingLink } from "../../reading/reading-link.ts";
import { breadcrumbList } from "../../structured-data/breadcrumb-list.ts";

type Article = Pick<
  DocEntry,
  "path" | "title" | "description" | "readTimeMinutes"
>;

/** Data of a group's page. */
export interface DocGroupData {
  title: string;
  description: string;
  path: string;
  list: Paged<Article>;
  /** The other groups. */
  others: (ReadingLink & { description: string })[];
}

/** Answers with a page of the articles of a group. */
export function answerGroup(
  request: PageRequest,
  group: DocGroup,
  outline: readonly DocGroup[],
): PageAnswer<{ group: DocGroupData } | { missing: NotFoundData }> {
  const { url } = request;
  const { title, description, path } = group;
  const articles = group.articles.map(toArticle);
  const list = cutList(url.searchParams, articles);
  if (!list) return answerMissing(request);
  const head = {
    title: `${title} documentation`,
    description: `${description} ${formatCount(list.total, "article")}, in the order to read them.`,
    canonicalPath: path,
    structuredData: [
      breadcrumbList(url.origin, [
        { name: "Documentation", path: "/documentation" },
        { name: title, path },
      ]),
    ],
  };
  const others = outline
    .filter(({ slug }) => slug !== group.slug)
    .map(({ path, title, description }) => ({ path, title, description }));
  return {
    head: pagedHead(head, path, list),
    data: { group: { title, description, path, list, others } },
  };
}

function toArticle({
  path,
  title,
  description,
  readTimeMinutes,
}: DocEntry): Article {
  return { path, title, description, readTimeMinutes };
}
