import { renderToStaticMarkup } from "react-dom/server";
import type { ContentReader } from "#contract";
import { signUpUrl } from "../../components/application-links.ts";
import { compareMonths } from "./compare-months.ts";
import { comparePlans } from "./compare-plans.ts";
import { CompareSection } from "./CompareSection.tsx";
import { Credits } from "./Credits.tsx";
import { EnterpriseSection } from "./EnterpriseSection.tsx";
import { PlansSection } from "./PlansSection.tsx";
import { listFeatures, toPlanCard } from "./to-plan-card.ts";

type Source = Pick<ContentReader, "plans" | "site" | "facts">;

/** Renders the sections of the price list, which need no script, to HTML. Server only. */
export function drawSections({ plans, site, facts }: Source) {
  const monthly = plans.filter(({ leadsPer }) => leadsPer === "month");
  const largest = monthly.at(-1);
  return {
    plans: renderToStaticMarkup(
      <PlansSection
        cards={plans.map(toPlanCard)}
        signUpUrl={signUpUrl(site)}
        freeForever={facts.freeForever}
      />,
    ),
    credits: renderToStaticMarkup(
      <Credits
        plans={monthly.map(({ name }) => name)}
        costs={compareMonths(monthly)}
      />,
    ),
    enterprise: renderToStaticMarkup(
      <EnterpriseSection
        name={largest?.name ?? ""}
        leads={(largest?.leads ?? 0).toLocaleString("en-US")}
        features={largest ? listFeatures(largest) : []}
      />,
    ),
    comparison: renderToStaticMarkup(
      <CompareSection
        comparison={comparePlans(plans)}
        maxCompetitors={facts.maxCompetitors}
      />,
    ),
  };
}

/** HTML of each section, by name. */
export type Sections = ReturnType<typeof drawSections>;
