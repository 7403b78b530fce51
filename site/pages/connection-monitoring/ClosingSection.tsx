import { SiteLink } from "../../components/SiteLink.tsx";
import { Button } from "../../components/ui/Button.tsx";
import { Section } from "../../components/ui/Section.tsx";
import { actionLabels } from "../../messages.ts";

export function ClosingSection({ signUpUrl }: { signUpUrl: string }) {
  return (
    <Section labelledBy="connections-closing" width="narrow">
      <div className="connections-closing">
        <h2 id="connections-closing">
          Who did you last lose a deal to? Start there.
        </h2>
        <p className="connections-actions">
          <Button as={SiteLink} href={signUpUrl} size="lg">
            {actionLabels.getStarted}
          </Button>
          <Button as={SiteLink} href="/book" variant="outline" size="lg">
            {actionLabels.bookDemo}
          </Button>
          <Button as={SiteLink} href="/pricing" variant="ghost" size="lg">
            See Pricing
          </Button>
        </p>
      </div>
    </Section>
  );
}
