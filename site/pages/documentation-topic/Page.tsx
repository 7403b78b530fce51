import { DocArticlePage } from "../../components/reading/DocArticlePage.tsx";
import type { PageProps } from "../../page.ts";
import type docTopicData from "./data.ts";
import { GroupPage } from "./GroupPage.tsx";

/** A group of the documentation, or one of its articles. */
export default function DocTopicPage({ data }: PageProps<typeof docTopicData>) {
  if ("entry" in data) return <DocArticlePage data={data} />;
  return <GroupPage data={data} />;
}
