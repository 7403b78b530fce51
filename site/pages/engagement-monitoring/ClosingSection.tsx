import { SiteLink } from "../../components/SiteLink.tsx";
import { Button } from "../../components/ui/Button.tsx";
import { Section } from "../../components/ui/Section.tsx";
import { actionLabels } from "../../messages/actions.ts";
import { productMessages } from "../../messages/product.ts";
import type { EngagementData } from "./data.ts";

type ClosingProps = Pick<EngagementData, "signUpUrl" | "loginUrl">;

export function ClosingSection({ signUpUrl, loginUrl }: ClosingProps) {
  return (
    <Section ground="tint" space="tight" labelledBy="tour-closing">
      <div className="tour-closing">
        <h2 id="tour-closing">
          Watch one person for one week. Then decide, with real names in front
          of you.
        </h2>
        <p className="tour-actions">
          <Button as={SiteLink} href={signUpUrl} size="lg">
            {actionLabels.getStarted}
          </Button>
          <span className="tour-login">
            Already a customer?{" "}
            <SiteLink className="text-link" href={loginUrl}>
              {productMessages.login}
            </SiteLink>
          </span>
        </p>
      </div>
    </Section>
  );
}
