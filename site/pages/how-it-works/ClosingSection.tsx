import { SiteLink } from "../../components/SiteLink.tsx";
import { Button } from "../../components/ui/Button.tsx";
import { Section } from "../../components/ui/Section.tsx";
import { actionLabels } from "../../messages.ts";

export function ClosingSection({ signUpUrl }: { signUpUrl: string }) {
  return (
    <Section ground="band" labelledBy="how-closing">
      <div className="how-closing">
        <h2 id="how-closing">Step one takes a minute: name someone</h2>
        <p className="how-actions">
          <Button as={SiteLink} href={signUpUrl} size="lg">
            {actionLabels.getStarted}
          </Button>
          <Button as={SiteLink} href="/demo" variant="outline" size="lg">
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
