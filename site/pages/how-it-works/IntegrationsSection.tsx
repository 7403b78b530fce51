import { SiteLink } from "../../components/SiteLink.tsx";
import { Section } from "../../components/ui/Section.tsx";

export function IntegrationsSection({
  integrations,
}: {
  integrations: readonly string[];
}) {
  return (
    <Section labelledBy="how-integrations">
      <div className="how-integrations">
        <div>
          <h2 id="how-integrations">Work the list where you already work</h2>
          <p className="lead">
            Send it to the tools your team has open all day. You won&apos;t need
            to log in here to follow up.
          </p>
          <p>
            <SiteLink className="text-link" href="/integrations">
              See Integrations
            </SiteLink>
          </p>
        </div>
        <ul>
          {integrations.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
