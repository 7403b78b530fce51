import type { ContentReader, DocEntry, FaqItem, PageWords } from "#contract";
import type { DataFunction } from "../../page.ts";
import {
  docExamples,
  docOutline,
  type DocGroup,
} from "../../reading/doc-outline.ts";
import { keyWords } from "./key-words.ts";
import type { SearchableArticle } from "./search-articles.ts";

type Link = Pick<DocEntry, "path" | "title" | "description">;

export type DocumentationWords = PageWords<"documentation">;

export interface DocumentationData {
  words: DocumentationWords;
  groups: (Pick<DocGroup, "slug" | "title" | "description" | "path"> & {
    articles: Omit<Link, "description">[];
  })[];
  examples: Link[];
  questions: Pick<FaqItem, "id" | "question" | "answerHtml">[];
  /** The first articles and examples, for the search box. */
  searchable: SearchableArticle[];
  /** False if there are more of them: the search box then also links to the search of the site. */
  isAllSearchable: boolean;
}

/** How many articles of a group, or examples, the page lists. */
const MAX_LISTED = 12;
/** How many articles the search box can find. The page contains their key words. */
const MAX_SEARCHABLE = 48;

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
  const words = content.page("documentation");
  const outline = docOutline(content);
  const examples = docExamples(content);
  const all = shelveAll(outline, examples);
  return {
    head: words,
    data: {
      words,
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
      questions: words.faq.questions.flatMap((wanted) =>
        content.faq
          .filter(({ id }) => id === wanted)
          .map(({ id, question, answerHtml }) => ({
            id,
            question,
            answerHtml,
          })),
      ),
      searchable: await readSearchable(content, all.slice(0, MAX_SEARCHABLE)),
      isAllSearchable: all.length <= MAX_SEARCHABLE,
    },
  };
};

export default documentationData;
