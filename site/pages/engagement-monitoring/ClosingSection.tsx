import { SiteLink } from "../../components/SiteLink.tsx";
import { Button } from "../../components/ui/Button.tsx";
import { Section } from "../../components/ui/Section.tsx";
import type { EngagementData, EngagementWords } from "./data.ts";

interface ClosingProps extends Pick<EngagementData, "signUpUrl" | "loginUrl"> {
  words: EngagementWords["closing"];
}

export function ClosingSection({ words, signUpUrl, loginUrl }: ClosingProps) {
  return (
    <Section ground="tint" space="tight" labelledBy="tour-closing">
      <div className="tour-closing">
        <h2 id="tour-closing">{words.heading}</h2>
        <p className="tour-actions">
          <Button as={SiteLink} href={signUpUrl} size="lg">
            {words.signUp}
          </Button>
          <span className="tour-login">
            {words.label}{" "}
            <SiteLink className="text-link" href={loginUrl}>
              {words.logIn}
            </SiteLink>
          </span>
        </p>
      </div>
    </Section>
  );
}
