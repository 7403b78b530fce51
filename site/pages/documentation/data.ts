import type { ContentReader, DocEntry, PageWords } from "#contract";
import type { DataFunction, DataOf } from "../../page.ts";
import { pick } from "../../pick.ts";
import { docExamples, docOutline } from "../../reading/doc-outline.ts";
import { keyWords } from "./key-words.ts";
import type { SearchableArticle } from "./search-articles.ts";

export type DocumentationWords = PageWords<"documentation">;

/** How many articles of a group, or examples, the page lists. */
const MAX_LISTED = 12;
/** How many articles the search box can find. The page contains their key words. */
const MAX_SEARCHABLE = 48;

interface ShelvedEntry {
  group: string;
  entry: DocEntry;
}

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

const documentationData = (async ({ content }) => {
  const words = content.page("documentation");
  const outline = docOutline(content);
  const examples = docExamples(content);
  const shelves = [...outline, { title: "Examples", articles: examples }];
  const all = shelves.flatMap(({ title: group, articles }) =>
    articles.map((entry) => ({ group, entry })),
  );
  return {
    head: words,
    data: {
      words,
      groups: outline.map((group) => ({
        ...pick(group, "slug", "title", "description", "path"),
        articles: group.articles
          .slice(0, MAX_LISTED)
          .map((article) => pick(article, "path", "title")),
      })),
      examples: examples
        .slice(0, MAX_LISTED)
        .map((example) => pick(example, "path", "title", "description")),
      questions: words.faq.questions.flatMap((wanted) =>
        content.faq
          .filter(({ id }) => id === wanted)
          .map((item) => pick(item, "id", "question", "answerHtml")),
      ),
      /** The first articles and examples, for the search box. */
      searchable: await readSearchable(content, all.slice(0, MAX_SEARCHABLE)),
      /** If not, the search box also links to the search of the site. */
      isAllSearchable: all.length <= MAX_SEARCHABLE,
    },
  };
}) satisfies DataFunction<unknown>;

export type DocumentationData = DataOf<typeof documentationData>;

export default documentationData;
