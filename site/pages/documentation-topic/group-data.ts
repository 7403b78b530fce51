import { createLanguage } from "../../language.ts";
import type { DocEntry } from "#contract";
import { missing, type PageAnswer, type PageRequest } from "../../page.ts";
import { cutList, type Paged } from "../../paging/cut-page.ts";
import { pagedHead } from "../../paging/paged-head.ts";
import type { DocGroup } from "../../reading/doc-outline.ts";
import { sectionsAt } from "../../reading/doc-sections.ts";
import type { DocArticleData } from "../../reading/doc-article.ts";
import type { ReadingLink } from "../../reading/reading-link.ts";
import { listMessages } from "../../messages/lists.ts";
import { readingMessages } from "../../messages/reading.ts";

type Article = Pick<
  DocEntry,
  "path" | "title" | "description" | "readTimeMinutes"
>;

/** Data of a group's page. */
export interface DocGroupData {
  title: string;
  description: string;
  path: string;
  sections: DocArticleData["sections"];
  list: Paged<Article>;
  /** The other groups. */
  others: (ReadingLink & { description: string })[];
}

/** Answers with a page of the articles of a group. */
export function answerGroup(
  request: PageRequest,
  group: DocGroup,
  outline: readonly DocGroup[],
): PageAnswer<DocGroupData> | typeof missing {
  const { content, url } = request;
  const { formatNumber } = createLanguage(content.site.lang);
  const { title, description, path } = group;
  const articles = group.articles.map(toArticle);
  const list = cutList(url.searchParams, articles);
  if (!list) return missing;
  const head = {
    title: readingMessages.groupTitle(title),
    description: readingMessages.groupDescription(
      description,
      listMessages.articleCount(list.total, formatNumber(list.total)),
    ),
    canonicalPath: path,
    name: title,
  };
  const others = outline
    .filter(({ slug }) => slug !== group.slug)
    .map(({ path, title, description }) => ({ path, title, description }));
  return {
    head: pagedHead(head, path, list),
    data: {
      title,
      description,
      path,
      sections: sectionsAt(content, path),
      list,
      others,
    },
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
