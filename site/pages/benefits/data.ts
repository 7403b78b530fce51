import type { Facts } from "#contract";
import type { DataFunction } from "../../page.ts";
import { drawPictures } from "./draw-pictures.tsx";

type Claim = Facts["claims"][number];

/** What the benefits page shows of the content. */
export interface BenefitsData {
  claims: readonly Pick<Claim, "id" | "value" | "label">[];
  /** HTML of the picture of the hero. */
  fan: string;
  /** HTML of each team's picture, by its id. */
  glyphs: Readonly<Record<string, string>>;
}

const benefitsData: DataFunction<BenefitsData> = ({ content }) => ({
  head: {
    title: "Benefits for each team that meets buyers",
    description: `What sales, marketing, product, executives, startups, growth teams, agencies and SaaS companies do with ${content.site.name}, and what we never look at.`,
  },
  data: {
    ...drawPictures(),
    claims: content.facts.claims.map(({ id, value, label }) => ({
      id,
      value,
      label,
    })),
  },
});

export default benefitsData;
