import type { PageWords } from "#contract";
import { toClosing } from "../../components/to-closing.ts";
import { allCompetitors } from "../../mock/story.ts";
import type { DataFunction, DataOf } from "../../page.ts";
import { pick } from "../../pick.ts";

export type ConnectionWords = PageWords<"connection-monitoring">;

const connectionData = (({ content }) => {
  const words = content.page("connection-monitoring");
  return {
    head: words,
    closing: toClosing(words.closing, content.site),
    data: {
      words,
      /** Those of the sample account. */
      competitors: allCompetitors.map((each) =>
        pick(each, "name", "newConnections"),
      ),
      maxCompetitors: content.facts.maxCompetitors,
      /** How often each monthly plan updates. */
      updates: content.plans
        .filter(({ leadsPer }) => leadsPer === "month")
        .map((plan) => pick(plan, "name", "updates")),
    },
  };
}) satisfies DataFunction<unknown>;

export type ConnectionData = DataOf<typeof connectionData>;

export default connectionData;
