import type { PageWords } from "#contract";
import { signUpUrl } from "../../components/application-links.ts";
import { sceneData } from "../../components/monday/scene-data.ts";
import { toClosing } from "../../components/to-closing.ts";
import type { DataFunction, DataOf } from "../../page.ts";
import { pick } from "../../pick.ts";
import { flowResults } from "./flow-results.ts";
import { homeStructuredData } from "./structured-data.ts";

export type HomeWords = PageWords<"home">;

const homeData = (({ content, url }) => {
  const { site, facts, investors } = content;
  const words = content.page("home");
  return {
    head: {
      ...pick(words, "title", "description"),
      structuredData: homeStructuredData(content, url.origin),
    },
    closing: toClosing(words.closing, site),
    data: {
      words,
      signUpUrl: signUpUrl(site),
      freeForever: facts.freeForever,
      scene: sceneData,
      claims: facts.claims.map((claim) =>
        pick(claim, "id", "value", "label", "measure"),
      ),
      results: flowResults,
      investors: investors.map((each) => pick(each, "name", "src")),
      newsletter: { host: site.host, topics: site.newsletterWords },
    },
  };
}) satisfies DataFunction<unknown>;

export type HomeData = DataOf<typeof homeData>;

export default homeData;
