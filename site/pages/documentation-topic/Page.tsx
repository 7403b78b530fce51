import { DocArticlePage } from "../../components/reading/DocArticlePage.tsx";
import type { PageProps } from "../../page.ts";
import NotFoundPage from "../not-found/Page.tsx";
import type docTopicData from "./data.ts";
import { GroupPage } from "./GroupPage.tsx";

/** A group of the documentation, or one of its articles. */
export default function DocTopicPage({ data }: PageProps<typeof docTopicData>) {
  if ("missing" in data) return <NotFoundPage data={data.missing} />;
  if ("group" in data) return <GroupPage data={data.group} />;
  return <DocArticlePage data={data.found} />;
}
