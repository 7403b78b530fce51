import { DocArticlePage } from "../../components/reading/DocArticlePage.tsx";
import type { PageProps } from "../../page.ts";
import type docExampleData from "./data.ts";

export default function DocExamplePage({
  data,
}: PageProps<typeof docExampleData>) {
  return <DocArticlePage data={data} />;
}
