import { SiteLink } from "../../components/SiteLink.tsx";
import { Button } from "../../components/ui/Button.tsx";
import { Card } from "../../components/ui/Card.tsx";
import { Section } from "../../components/ui/Section.tsx";
import { actionLabels } from "../../messages.ts";
import type { HomeData } from "./data.ts";

export function ClosingSection({ signUpUrl }: Pick<HomeData, "signUpUrl">) {
  return (
    <Section space="joined" labelledBy="closing">
      <Card className="closing rings rings-inside">
        <h2 id="closing">Someone you should call left a comment today.</h2>
        <div>
          <p className="lead">
            Name one person your buyers read, and see who shows up under their
            next post.
          </p>
          <div className="closing-actions">
            <Button as={SiteLink} href={signUpUrl} size="lg">
              {actionLabels.getStarted}
            </Button>
            <Button as={SiteLink} href="/pricing" variant="outline" size="lg">
              See Pricing
            </Button>
          </div>
        </div>
      </Card>
    </Section>
  );
}
