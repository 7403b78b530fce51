import { SiteLink } from "../../components/SiteLink.tsx";
import { Button } from "../../components/ui/Button.tsx";
import { Section } from "../../components/ui/Section.tsx";
import { actionLabels } from "../../messages/actions.ts";
import { productMessages } from "../../messages/product.ts";
import type { EngagementData } from "./data.ts";
import { ThreadFrame } from "./ThreadFrame.tsx";

type HeroProps = Pick<EngagementData, "signUpUrl" | "loginUrl">;

export function Hero({ signUpUrl, loginUrl }: HeroProps) {
  return (
    <Section className="tour-hero" labelledBy="tour">
      <div className="tour-promise">
        <h1 id="tour">
          See who&apos;s interested before they fill in your form
        </h1>
        <div>
          <p className="lead">
            Engagement monitoring watches the posts and profiles your buyers
            follow. It shows you who reacted, to what, and who to contact first.
          </p>
          <p className="tour-actions">
            <Button as={SiteLink} href={signUpUrl} size="lg">
              {actionLabels.getStarted}
            </Button>
            <Button as={SiteLink} href={loginUrl} variant="outline" size="lg">
              {productMessages.login}
            </Button>
          </p>
        </div>
      </div>
      <ThreadFrame />
    </Section>
  );
}
