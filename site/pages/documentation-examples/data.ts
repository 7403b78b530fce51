import type { DocEntry, PageWords } from "#contract";
import { missing, type DataFunction } from "../../page.ts";
import { cutList, type Paged } from "../../paging/cut-page.ts";
import { pagedHead } from "../../paging/paged-head.ts";
import type { DocArticleData } from "../../reading/doc-article.ts";
import { docExamples } from "../../reading/doc-outline.ts";
import { sectionsAt } from "../../reading/doc-sections.ts";

export interface DocExamplesData {
  words: PageWords<"documentation-examples">;
  sections: DocArticleData["sections"];
  list: Paged<
    Pick<DocEntry, "path" | "title" | "description" | "readTimeMinutes">
  >;
}

const PATH = "/documentation/examples";

const docExamplesData: DataFunction<DocExamplesData> = (request) => {
  const { content, url } = request;
  const examples = docExamples(content).map(
    ({ path, title, description, readTimeMinutes }) => ({
      path,
      title,
      description,
      readTimeMinutes,
    }),
  );
  const list = cutList(url.searchParams, examples);
  if (!list) return missing;
  const words = content.page("documentation-examples");
  return {
    head: pagedHead({ ...words, canonicalPath: PATH }, PATH, list),
    data: { words, sections: sectionsAt(content, PATH), list },
  };
};

export default docExamplesData;
