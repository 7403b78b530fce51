import { DocArticlePage } from "../../components/reading/DocArticlePage.tsx";
import type { PageProps } from "../../page.ts";
import type docExampleData from "./data.ts";

/** One example of the documentation. */
export default function DocExamplePage({
  data,
}: PageProps<typeof docExampleData>) {
  return <DocArticlePage data={data} />;
}
