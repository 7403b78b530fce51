import { SiteLink } from "../../components/SiteLink.tsx";
import { Section } from "../../components/ui/Section.tsx";
import { FlowSteps } from "./FlowSteps.tsx";

export function FlowSection({ maxCompetitors }: { maxCompetitors: number }) {
  return (
    <Section ground="band" id="how-it-works" labelledBy="how-it-works-heading">
      <div className="flow">
        <div className="flow-head">
          <h2 id="how-it-works-heading">
            From a noisy feed to your first call
          </h2>
          <p className="lead">
            Four steps. You handle the first and the last. We take care of the
            two in between.
          </p>
          <p>
            <SiteLink
              className="text-link inline-block py-1"
              href="/how-it-works"
            >
              Read how each step works
            </SiteLink>
          </p>
        </div>
        <FlowSteps maxCompetitors={maxCompetitors} />
      </div>
    </Section>
  );
}
