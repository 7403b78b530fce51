import { SiteLink } from "../../components/SiteLink.tsx";
import { TextLink } from "../../components/TextLink.tsx";
import { Button } from "../../components/ui/Button.tsx";
import { Section } from "../../components/ui/Section.tsx";
import type { ConnectionWords } from "./data.ts";

interface ClosingProps {
  words: ConnectionWords["closing"];
  signUpUrl: string;
}

export function ClosingSection({ words, signUpUrl }: ClosingProps) {
  return (
    <Section ground="tint" labelledBy="connections-closing" width="narrow">
      <div className="connections-closing">
        <h2 id="connections-closing">{words.heading}</h2>
        <p className="connections-actions">
          <Button as={SiteLink} href={signUpUrl} size="lg">
            {words.signUp}
          </Button>
          <TextLink link={words.link} />
        </p>
      </div>
    </Section>
  );
}
