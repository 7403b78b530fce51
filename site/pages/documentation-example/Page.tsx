import { DocArticlePage } from "../../components/reading/DocArticlePage.tsx";
import type { DocArticleData } from "../../reading/doc-article.ts";
import type { Found } from "../../reading/found.ts";
import NotFoundPage from "../not-found/Page.tsx";

/** One example of the documentation. */
export default function DocExamplePage({
  data,
}: {
  data: Found<DocArticleData>;
}) {
  if ("missing" in data) return <NotFoundPage data={data.missing} />;
  return <DocArticlePage data={data.found} />;
}
