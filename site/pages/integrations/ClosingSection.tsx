import { SiteLink } from "../../components/SiteLink.tsx";
import { Button } from "../../components/ui/Button.tsx";
import { Section } from "../../components/ui/Section.tsx";
import { actionLabels } from "../../messages.ts";

export function ClosingSection({ signUpUrl }: { signUpUrl: string }) {
  return (
    <Section space="tight" labelledBy="integrations-closing">
      <div className="integrations-closing">
        <div>
          <h2 id="integrations-closing">
            Your first six leads could land today
          </h2>
          <p className="lead">
            Open an account and send one list to one tool. If yours is not here
            yet, bring it to a demo and we will find the way.
          </p>
        </div>
        <p className="integrations-actions">
          <Button as={SiteLink} href={signUpUrl} size="lg">
            {actionLabels.getStarted}
          </Button>
          <Button as={SiteLink} href="/book" variant="outline" size="lg">
            {actionLabels.bookDemo}
          </Button>
        </p>
      </div>
    </Section>
  );
}
