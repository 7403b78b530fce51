import type { DocEntry } from "#contract";
import type { PageAnswer, PageRequest } from "../../page.ts";
import type { DocGroup } from "../../reading/doc-outline.ts";
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
  articles: Article[];
  /** The other groups. */
  others: (ReadingLink & { description: string })[];
}

/** Answers with the page of a group of articles. */
export function answerGroup(
  { url }: PageRequest,
  group: DocGroup,
  outline: readonly DocGroup[],
): PageAnswer<{ group: DocGroupData }> {
  return {
    head: {
      title: `${group.title} documentation`,
      description: `${group.description} ${group.articles.length} articles, in the order to read them.`,
      structuredData: [
        breadcrumbList(url.origin, [
          { name: "Documentation", path: "/documentation" },
          { name: group.title, path: group.path },
        ]),
      ],
    },
    data: {
      group: {
        title: group.title,
        description: group.description,
        articles: group.articles.map(
          ({ path, title, description, readTimeMinutes }) => ({
            path,
            title,
            description,
            readTimeMinutes,
          }),
        ),
        others: outline
          .filter(({ slug }) => slug !== group.slug)
          .map(({ path, title, description }) => ({
            path,
            title,
            description,
          })),
      },
    },
  };
}
