import { SiteLink } from "../../components/SiteLink.tsx";
import { Button } from "../../components/ui/Button.tsx";
import { Section } from "../../components/ui/Section.tsx";
import type { EngagementData, EngagementWords } from "./data.ts";
import { ThreadFrame } from "./ThreadFrame.tsx";

interface HeroProps extends Pick<EngagementData, "signUpUrl" | "loginUrl"> {
  words: EngagementWords["hero"];
}

export function Hero({ words, signUpUrl, loginUrl }: HeroProps) {
  return (
    <Section className="tour-hero" labelledBy="tour">
      <div className="tour-promise">
        <h1 id="tour">{words.headline}</h1>
        <div>
          <p className="lead">{words.lead}</p>
          <p className="tour-actions">
            <Button as={SiteLink} href={signUpUrl} size="lg">
              {words.signUp}
            </Button>
            <Button as={SiteLink} href={loginUrl} variant="outline" size="lg">
              {words.logIn}
            </Button>
          </p>
        </div>
      </div>
      <ThreadFrame />
    </Section>
  );
}
