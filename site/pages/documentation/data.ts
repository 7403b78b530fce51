import type { ContentReader, DocEntry, FaqItem } from "#contract";
import type { DataFunction } from "../../page.ts";
import {
  docExamples,
  docOutline,
  type DocGroup,
} from "../../reading/doc-outline.ts";
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
  /** The first articles and examples, for the search box. */
  searchable: SearchableArticle[];
  /** False if there are more of them: the search box then also links to the search of the site. */
  isAllSearchable: boolean;
}

/** How many articles of a group, or examples, the page lists. */
const MAX_LISTED = 12;
/** How many articles the search box can find. The page contains their key words. */
const MAX_SEARCHABLE = 48;

/** Ids of the questions of `content/faq.yaml` that readers of the documentation ask. */
const QUESTIONS = [
  "what-counts-as-a-credit",
  "number-of-competitors",
  "tools-and-exports",
  "csv-export-plans",
  "public-data-only",
];

interface ShelvedEntry {
  group: string;
  entry: DocEntry;
}

/** Every article and example, group by group. */
function shelveAll(
  groups: readonly DocGroup[],
  examples: readonly DocEntry[],
): ShelvedEntry[] {
  const allGroups = [
    ...groups.map(({ title, articles }) => ({ group: title, articles })),
    { group: "Examples", articles: examples },
  ];
  return allGroups.flatMap(({ group, articles }) =>
    articles.map((entry) => ({ group, entry })),
  );
}

/** Articles with their key words. */
async function readSearchable(
  content: ContentReader,
  articles: readonly ShelvedEntry[],
): Promise<SearchableArticle[]> {
  const bodies = await Promise.all(
    articles.map(({ entry }) => content.entry("docs", entry.slug)),
  );
  const words = keyWords(bodies.map((body) => body?.text ?? ""));
  return articles.map(({ group, entry }, index) => ({
    path: entry.path,
    title: entry.title,
    description: entry.description,
    group,
    sections: (bodies[index]?.toc ?? [])
      .filter(({ depth }) => depth === 2)
      .map(({ id, text }) => ({ id, text })),
    keyWords: words[index]?.join(" ") ?? "",
  }));
}

const documentationData: DataFunction<DocumentationData> = async ({
  content,
}) => {
  const outline = docOutline(content);
  const examples = docExamples(content);
  const all = shelveAll(outline, examples);
  return {
    head: {
      title: "Documentation",
      description:
        "How to set up and run Northlark: accounts, competitors, integrations, lead lists, the API preview, and programs you can copy.",
    },
    data: {
      groups: outline.map(({ slug, title, description, path, articles }) => ({
        slug,
        title,
        description,
        path,
        articles: articles
          .slice(0, MAX_LISTED)
          .map(({ path, title }) => ({ path, title })),
      })),
      examples: examples
        .slice(0, MAX_LISTED)
        .map(({ path, title, description }) => ({ path, title, description })),
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
      searchable: await readSearchable(content, all.slice(0, MAX_SEARCHABLE)),
      isAllSearchable: all.length <= MAX_SEARCHABLE,
    },
  };
};

export default documentationData;
