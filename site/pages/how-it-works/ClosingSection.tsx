import { SiteLink } from "../../components/SiteLink.tsx";
import { TextLink } from "../../components/TextLink.tsx";
import { Button } from "../../components/ui/Button.tsx";
import { Section } from "../../components/ui/Section.tsx";
import type { HowItWorksWords } from "./data.ts";

interface ClosingProps {
  words: HowItWorksWords["closing"];
  signUpUrl: string;
}

export function ClosingSection({ words, signUpUrl }: ClosingProps) {
  return (
    <Section ground="tint" space="tight" labelledBy="how-closing">
      <div className="how-closing">
        <div>
          <h2 id="how-closing">{words.heading}</h2>
          <p className="lead">{words.text}</p>
        </div>
        <p className="how-actions">
          <Button as={SiteLink} href={signUpUrl} size="lg">
            {words.signUp}
          </Button>
          <TextLink link={words.link} />
        </p>
      </div>
    </Section>
  );
}
