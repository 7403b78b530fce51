import type { ContentReader, DocEntry, FaqItem } from "#contract";
import type { DataFunction } from "../../page.ts";
import {
  docExamples,
  docOutline,
  type DocGroup,
} from "../../reading/doc-outline.ts";
import { breadcrumbList } from "../../structured-data/breadcrumb-list.ts";
import type { SearchableArticle } from "./search-articles.ts";

type Link = Pick<DocEntry, "path" | "title" | "description">;

export interface DocumentationData {
  groups: (Pick<DocGroup, "slug" | "title" | "description" | "path"> & {
    articles: Omit<Link, "description">[];
  })[];
  examples: Link[];
  questions: Pick<FaqItem, "id" | "question" | "answerHtml">[];
  /** Names of the plans that include the API. */
  apiPlans: string[];
  /** What the search box goes through: every article and example. */
  searchable: SearchableArticle[];
}

/**
 * Questions that readers of the documentation have. Those about plans come from the price list's own: the two of the
 * FAQ page that speak of update times stay there.
 */
const QUESTIONS = [
  "what-counts-as-a-credit",
  "number-of-competitors",
  "tools-and-exports",
  "csv-export-plans",
  "public-data-only",
];

async function readSections(
  content: ContentReader,
  slug: string,
): Promise<SearchableArticle["sections"]> {
  const doc = await content.doc(slug);
  return (doc?.toc ?? [])
    .filter(({ depth }) => depth === 2)
    .map(({ id, text }) => ({ id, text }));
}

const documentationData: DataFunction<DocumentationData> = async ({
  content,
  url,
}) => {
  const outline = docOutline(content);
  const examples = docExamples(content);
  const shelves = [
    ...outline.map(({ title, articles }) => ({ title, articles })),
    { title: "Examples", articles: examples },
  ];
  const searchable = shelves.flatMap(({ title: shelf, articles }) =>
    articles.map(async ({ path, slug, title, description }) => ({
      path,
      title,
      description,
      shelf,
      sections: await readSections(content, slug),
    })),
  );
  return {
    head: {
      title: "Documentation",
      description:
        "How to set up and run Northlark: accounts, competitors, integrations, lead lists, the API preview, and programs you can copy.",
      structuredData: [
        breadcrumbList(url.origin, [
          { name: "Documentation", path: "/documentation" },
        ]),
      ],
    },
    data: {
      groups: outline.map(({ slug, title, description, path, articles }) => ({
        slug,
        title,
        description,
        path,
        articles: articles.map(({ path, title }) => ({ path, title })),
      })),
      examples: examples.map(({ path, title, description }) => ({
        path,
        title,
        description,
      })),
      questions: QUESTIONS.flatMap((wanted) =>
        content.faq
          .filter(({ id }) => id === wanted)
          .map(({ id, question, answerHtml }) => ({
            id,
            question,
            answerHtml,
          })),
      ),
      apiPlans: content.plans
        .filter(({ apiAccess }) => apiAccess)
        .map(({ name }) => name),
      searchable: await Promise.all(searchable),
    },
  };
};

export default documentationData;
