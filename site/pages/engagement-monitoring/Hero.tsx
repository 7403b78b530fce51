import { Picture } from "../../components/Picture.tsx";
import { SiteLink } from "../../components/SiteLink.tsx";
import { Button } from "../../components/ui/Button.tsx";
import { Lead } from "../../components/ui/Lead.tsx";
import { Section } from "../../components/ui/Section.tsx";
import type { EngagementData, EngagementWords } from "./data.ts";

interface HeroProps extends Pick<EngagementData, "signUpUrl" | "loginUrl"> {
  words: EngagementWords["hero"];
}

export function Hero({ words, signUpUrl, loginUrl }: HeroProps) {
  return (
    <Section className="pt-14 lg:pt-20" labelledBy="tour">
      <div className="grid gap-8 lg:grid-cols-7-5 lg:items-end lg:gap-16">
        <h1 id="tour">{words.headline}</h1>
        <div className="grid gap-6">
          <Lead>{words.lead}</Lead>
          <p className="flex flex-wrap gap-4">
            <Button as={SiteLink} href={signUpUrl} size="lg">
              {words.signUp}
            </Button>
            <Button as={SiteLink} href={loginUrl} variant="outline" size="lg">
              {words.logIn}
            </Button>
          </p>
        </div>
      </div>
      <Picture name="thread" />
    </Section>
  );
}
