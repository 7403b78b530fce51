import type { ContentReader, DocEntry, FaqItem } from "#contract";
import type { DataFunction } from "../../page.ts";
import {
  docExamples,
  docOutline,
  type DocGroup,
} from "../../reading/doc-outline.ts";
import { breadcrumbList } from "../../structured-data/breadcrumb-list.ts";
import { keyWords } from "./key-words.ts";
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
  /** All articles and examples, for the search box. */
  searchable: SearchableArticle[];
}

/**
 * Ids of questions for readers of the documentation. Those about plans come from the pricing page; the two about update
 * times are only on the FAQ page.
 */
const QUESTIONS = [
  "what-counts-as-a-credit",
  "number-of-competitors",
  "tools-and-exports",
  "csv-export-plans",
  "public-data-only",
];

/** Every article and example with its key words, group by group. */
async function readSearchable(
  content: ContentReader,
  groups: readonly DocGroup[],
): Promise<SearchableArticle[]> {
  const shelves = [
    ...groups.map(({ title, articles }) => ({ shelf: title, articles })),
    { shelf: "Examples", articles: docExamples(content) },
  ];
  const articles = shelves.flatMap(({ shelf, articles }) =>
    articles.map((entry) => ({ shelf, entry })),
  );
  const bodies = await Promise.all(
    articles.map(({ entry }) => content.entry("docs", entry.slug)),
  );
  const words = keyWords(bodies.map((body) => body?.text ?? ""));
  return articles.map(({ shelf, entry }, place) => ({
    path: entry.path,
    title: entry.title,
    description: entry.description,
    shelf,
    sections: (bodies[place]?.toc ?? [])
      .filter(({ depth }) => depth === 2)
      .map(({ id, text }) => ({ id, text })),
    keyWords: words[place]?.join(" ") ?? "",
  }));
}

const documentationData: DataFunction<DocumentationData> = async ({
  content,
  url,
}) => {
  const outline = docOutline(content);
  const examples = docExamples(content);
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
      searchable: await readSearchable(content, outline),
    },
  };
};

export default documentationData;
