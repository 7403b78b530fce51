import type { PageProps } from "../../page.ts";
import { ChangeList } from "./ChangeList.tsx";
import { ComingSoon } from "./ComingSoon.tsx";
import type changelogData from "./data.ts";

/** What changed in the product, newest first. */
export default function ChangelogPage({
  data,
}: PageProps<typeof changelogData>) {
  const { words } = data;
  if ("signUpUrl" in data)
    return <ComingSoon words={words} signUpUrl={data.signUpUrl} />;
  return <ChangeList words={words.hero} first={data.list} />;
}
