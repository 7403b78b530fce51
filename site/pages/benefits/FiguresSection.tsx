import { SiteLink } from "../../components/SiteLink.tsx";
import { Section } from "../../components/ui/Section.tsx";
import type { BenefitsData } from "./data.ts";

/** The claimed figures. They are for the product as a whole, because no source has figures for a single team. */
export function FiguresSection({ claims }: Pick<BenefitsData, "claims">) {
  return (
    <Section ground="invert" labelledBy="figures">
      <div className="figures">
        <h2 id="figures">What it adds up to</h2>
        <p className="lead">
          These four figures describe the product as a whole. They aren&apos;t
          split by team or kind of company, so take them as a direction for
          yours, not a forecast.
        </p>
        <dl>
          {claims.map(({ id, value, label }) => (
            <div key={id}>
              <dt>{label}</dt>
              <dd className="numeric">{value}</dd>
            </div>
          ))}
        </dl>
        <p>
          <SiteLink className="text-link" href="/pricing">
            See what it costs
          </SiteLink>
        </p>
      </div>
    </Section>
  );
}
