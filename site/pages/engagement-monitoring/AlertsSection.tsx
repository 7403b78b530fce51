import { SiteLink } from "../../components/SiteLink.tsx";
import { Section } from "../../components/ui/Section.tsx";
import { AlertsMock } from "./AlertsMock.tsx";

interface AlertsProps {
  /** Name of the plan with real-time updates. */
  fastest: string;
}

/** Third block: alerts by team chat and email. */
export function AlertsSection({ fastest }: AlertsProps) {
  return (
    <Section labelledBy="tour-alerts">
      <div className="tour-block tour-block-turned">
        <AlertsMock />
        <div className="tour-words">
          <h2 id="tour-alerts">Hear about it while it&apos;s fresh</h2>
          <p className="lead">
            Get an alert in team chat for the few that can&apos;t wait, and an
            email for the list that can. Each one says who it is, why they
            matter and which rule they matched.
          </p>
          <p className="tour-note">
            Alerts arrive with your plan&apos;s updates. On {fastest},
            that&apos;s real time.
          </p>
          <p>
            <SiteLink className="text-link" href="/guides/set-up-team-alerts">
              Set up alerts that people keep reading
            </SiteLink>
          </p>
        </div>
      </div>
    </Section>
  );
}
