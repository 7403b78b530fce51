import { DocArticlePage } from "../../components/reading/DocArticlePage.tsx";
import type { PageProps } from "../../page.ts";
import NotFoundPage from "../not-found/Page.tsx";
import type docExampleData from "./data.ts";

/** One example of the documentation. */
export default function DocExamplePage({
  data,
}: PageProps<typeof docExampleData>) {
  if ("missing" in data) return <NotFoundPage data={data.missing} />;
  return <DocArticlePage data={data.found} />;
}
