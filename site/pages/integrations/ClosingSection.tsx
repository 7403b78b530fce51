import { SiteLink } from "../../components/SiteLink.tsx";
import { Button } from "../../components/ui/Button.tsx";
import { Section } from "../../components/ui/Section.tsx";
import { actionLabels } from "../../messages/actions.ts";

export function ClosingSection({ signUpUrl }: { signUpUrl: string }) {
  return (
    <Section ground="tint" space="tight" labelledBy="integrations-closing">
      <div className="integrations-closing">
        <div>
          <h2 id="integrations-closing">Send your first list today</h2>
          <p className="lead">
            Create an account and connect one tool. Don&apos;t see yours? Bring
            it to a demo and we&apos;ll work it out together.
          </p>
        </div>
        <p className="integrations-actions">
          <Button as={SiteLink} href={signUpUrl} size="lg">
            {actionLabels.getStarted}
          </Button>
          <SiteLink className="text-link" href="/book">
            {actionLabels.bookDemo}
          </SiteLink>
        </p>
      </div>
    </Section>
  );
}
