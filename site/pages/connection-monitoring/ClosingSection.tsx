import { SiteLink } from "../../components/SiteLink.tsx";
import { Button } from "../../components/ui/Button.tsx";
import { Section } from "../../components/ui/Section.tsx";
import { actionLabels } from "../../messages/actions.ts";

export function ClosingSection({ signUpUrl }: { signUpUrl: string }) {
  return (
    <Section ground="tint" labelledBy="connections-closing" width="narrow">
      <div className="connections-closing">
        <h2 id="connections-closing">
          Who did you last lose a deal to? Start there.
        </h2>
        <p className="connections-actions">
          <Button as={SiteLink} href={signUpUrl} size="lg">
            {actionLabels.getStarted}
          </Button>
          <SiteLink className="text-link" href="/pricing">
            See Pricing
          </SiteLink>
        </p>
      </div>
    </Section>
  );
}
