import type { PageWords } from "#contract";
import type { DataFunction, DataOf } from "../../page.ts";
import { pick } from "../../pick.ts";

export type BenefitsWords = PageWords<"benefits">;

/** A team, its benefit, and what it can do at once. */
export type Team = BenefitsWords["otherTeams"][number];

const benefitsData = (({ content }) => {
  const words = content.page("benefits");
  return {
    head: words,
    closing: words.closing,
    data: {
      words,
      claims: content.facts.claims.map((claim) =>
        pick(claim, "id", "value", "label"),
      ),
    },
  };
}) satisfies DataFunction<unknown>;

export type BenefitsData = DataOf<typeof benefitsData>;

export default benefitsData;
