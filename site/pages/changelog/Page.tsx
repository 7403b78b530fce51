import type { PageProps } from "../../page.ts";
import { ChangeList } from "./ChangeList.tsx";
import { ComingSoon } from "./ComingSoon.tsx";
import type changelogData from "./data.ts";
import "./changelog.css";

/** What changed in the product, newest first. */
export default function ChangelogPage({
  data,
}: PageProps<typeof changelogData>) {
  if ("announced" in data) return <ComingSoon {...data.announced} />;
  return <ChangeList first={data.list} />;
}
