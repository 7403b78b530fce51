import { createLanguage } from "../../language.ts";
import { missing, type PageRequest } from "../../page.ts";
import { cutList } from "../../paging/cut-page.ts";
import { pagedHead } from "../../paging/paged-head.ts";
import type { DocGroup } from "../../reading/doc-outline.ts";
import { linkSections } from "../../reading/doc-sections.ts";
import { pick } from "../../pick.ts";
import { listMessages } from "../../messages/lists.ts";
import { readingMessages } from "../../messages/reading.ts";

/** Answers with a page of the articles of a group. */
export function answerGroup(
  request: PageRequest,
  group: DocGroup,
  outline: readonly DocGroup[],
) {
  const { content, url } = request;
  const { formatNumber } = createLanguage(content.site.lang);
  const { title, description, path } = group;
  const articles = group.articles.map((article) =>
    pick(article, "path", "title", "description", "readTimeMinutes"),
  );
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
    .map((other) => pick(other, "path", "title", "description"));
  return {
    head: pagedHead(head, path, list),
    data: {
      ...pick(group, "title", "description", "path"),
      sections: linkSections(content, path),
      list,
      others,
    },
  };
}

export type DocGroupData = Exclude<
  ReturnType<typeof answerGroup>,
  typeof missing
>["data"];
