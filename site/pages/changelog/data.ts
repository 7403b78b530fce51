import { signUpUrl } from "../../components/application-links.ts";
import type { DataFunction } from "../../page.ts";

export interface ChangelogData {
  signUpUrl: string;
  freeForever: string;
}

const changelogData: DataFunction<ChangelogData> = ({ content }) => ({
  head: {
    title: "Changelog",
    description:
      "Coming soon: what changes in the product, release by release. The changelog will be available at public release.",
  },
  data: {
    signUpUrl: signUpUrl(content.site),
    freeForever: content.facts.freeForever,
  },
});

export default changelogData;
