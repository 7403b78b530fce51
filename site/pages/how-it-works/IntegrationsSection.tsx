import { SiteLink } from "../../components/SiteLink.tsx";
import { Button } from "../../components/ui/Button.tsx";
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
          <h2 id="how-integrations">It ends up in your tools, not ours</h2>
          <p className="lead">
            A list in another tab doesn&apos;t get worked. Send it where your
            team already is.
          </p>
          <p>
            <Button as={SiteLink} href="/integrations" variant="outline">
              See Integrations
            </Button>
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
