import { ServerMarkup } from "../../components/ServerMarkup.tsx";
import { SiteLink } from "../../components/SiteLink.tsx";
import { Section } from "../../components/ui/Section.tsx";

export function FlowSection({ steps }: { steps: string }) {
  return (
    <Section ground="band" id="how-it-works" labelledBy="how-it-works-heading">
      <div className="flow">
        <div className="flow-head">
          <h2 id="how-it-works-heading">From a noisy feed to a first call</h2>
          <p className="lead">
            Four steps. You do the first and the last; the two in between run by
            themselves.
          </p>
          <p>
            <SiteLink
              className="text-link inline-block py-1"
              href="/how-it-works"
            >
              Read how each step works
            </SiteLink>
          </p>
          <p className="flow-note">
            The figures beside the steps are one week of sample data.
          </p>
        </div>
        <ServerMarkup html={steps} />
      </div>
    </Section>
  );
}
