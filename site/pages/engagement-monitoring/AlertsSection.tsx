import { ServerMarkup } from "../../components/ServerMarkup.tsx";
import { SiteLink } from "../../components/SiteLink.tsx";
import { Section } from "../../components/ui/Section.tsx";

interface AlertsProps {
  /** Name of the plan with real-time updates. */
  fastest: string;
  picture: string;
}

/** Third block: alerts by team chat and email. */
export function AlertsSection({ fastest, picture }: AlertsProps) {
  return (
    <Section labelledBy="tour-alerts">
      <div className="tour-block tour-block-turned">
        <ServerMarkup html={picture} />
        <div className="tour-words">
          <h2 id="tour-alerts">Told while it is still warm</h2>
          <p className="lead">
            An alert in your team chat for the few that cannot wait, an email
            for the list that can. Each one says who, why, and which rule let it
            through.
          </p>
          <p className="tour-note">
            Alerts follow your plan&apos;s updates; {fastest} has them in real
            time.
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
