import type { Facts } from "#contract";
import type { DataFunction } from "../../page.ts";

type Claim = Facts["claims"][number];

/** What the benefits page shows of the content. */
export interface BenefitsData {
  claims: readonly Pick<Claim, "id" | "value" | "label">[];
}

const benefitsData: DataFunction<BenefitsData> = ({ content }) => ({
  head: {
    title: "Benefits for each team that meets buyers",
    description: `What sales, marketing, product, executives, startups, growth teams, agencies and SaaS companies do with ${content.site.name}, and what we never look at.`,
  },
  data: {
    claims: content.facts.claims.map(({ id, value, label }) => ({
      id,
      value,
      label,
    })),
  },
});

export default benefitsData;
