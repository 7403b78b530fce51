import { SiteLink } from "../../components/SiteLink.tsx";
import { Button } from "../../components/ui/Button.tsx";
import { Section } from "../../components/ui/Section.tsx";
import { actionLabels } from "../../messages/actions.ts";
import type { HomeData } from "./data.ts";

export function ClosingSection({ signUpUrl }: Pick<HomeData, "signUpUrl">) {
  return (
    <Section ground="tint" labelledBy="closing">
      <div className="closing">
        <h2 id="closing">Someone you should call left a comment today.</h2>
        <p className="lead">
          Name one person your buyers read, and see who shows up under their
          next post.
        </p>
        <p className="closing-actions">
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
