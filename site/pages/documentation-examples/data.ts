import { missing, type DataFunction } from "../../page.ts";
import { cutList } from "../../paging/cut-page.ts";
import { pagedHead } from "../../paging/paged-head.ts";
import { docExamples } from "../../reading/doc-outline.ts";
import { linkSections } from "../../reading/doc-sections.ts";
import { pick } from "../../pick.ts";

const PATH = "/documentation/examples";

const docExamplesData = ((request) => {
  const { content, url } = request;
  const examples = docExamples(content).map((example) =>
    pick(example, "path", "title", "description", "readTimeMinutes"),
  );
  const list = cutList(url.searchParams, examples);
  if (!list) return missing;
  const words = content.page("documentation-examples");
  return {
    head: pagedHead({ ...words, canonicalPath: PATH }, PATH, list),
    data: { words, sections: linkSections(content, PATH), list },
  };
}) satisfies DataFunction<unknown>;

export default docExamplesData;
