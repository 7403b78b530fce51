import { SiteLink } from "../../components/SiteLink.tsx";
import { TextLink } from "../../components/TextLink.tsx";
import { Button } from "../../components/ui/Button.tsx";
import { Section } from "../../components/ui/Section.tsx";
import type { IntegrationsWords } from "./data.ts";

interface ClosingProps {
  words: IntegrationsWords["closing"];
  signUpUrl: string;
}

export function ClosingSection({ words, signUpUrl }: ClosingProps) {
  return (
    <Section ground="tint" space="tight" labelledBy="integrations-closing">
      <div className="integrations-closing">
        <div>
          <h2 id="integrations-closing">{words.heading}</h2>
          <p className="lead">{words.text}</p>
        </div>
        <p className="integrations-actions">
          <Button as={SiteLink} href={signUpUrl} size="lg">
            {words.signUp}
          </Button>
          <TextLink link={words.link} />
        </p>
      </div>
    </Section>
  );
}
