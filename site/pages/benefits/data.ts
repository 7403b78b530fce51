import type { Facts, PageWords } from "#contract";
import type { DataFunction } from "../../page.ts";

type Claim = Facts["claims"][number];

export type BenefitsWords = PageWords<"benefits">;

/** A team, its benefit, and what it can do at once. */
export type Team = BenefitsWords["otherTeams"][number];

/** What the benefits page shows of the content. */
export interface BenefitsData {
  words: BenefitsWords;
  claims: readonly Pick<Claim, "id" | "value" | "label">[];
}

const benefitsData: DataFunction<BenefitsData> = ({ content }) => {
  const words = content.page("benefits");
  return {
    head: words,
    closing: words.closing,
    data: {
      words,
      claims: content.facts.claims.map(({ id, value, label }) => ({
        id,
        value,
        label,
      })),
    },
  };
};

export default benefitsData;
