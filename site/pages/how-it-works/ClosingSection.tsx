import { SiteLink } from "../../components/SiteLink.tsx";
import { Button } from "../../components/ui/Button.tsx";
import { Section } from "../../components/ui/Section.tsx";
import { actionLabels } from "../../messages/actions.ts";

export function ClosingSection({ signUpUrl }: { signUpUrl: string }) {
  return (
    <Section ground="tint" space="tight" labelledBy="how-closing">
      <div className="how-closing">
        <div>
          <h2 id="how-closing">Start with step one</h2>
          <p className="lead">
            Name one person your buyers read. It takes about a minute.
          </p>
        </div>
        <p className="how-actions">
          <Button as={SiteLink} href={signUpUrl} size="lg">
            {actionLabels.getStarted}
          </Button>
          <SiteLink className="text-link" href="/demo">
            {actionLabels.bookDemo}
          </SiteLink>
        </p>
      </div>
    </Section>
  );
}
