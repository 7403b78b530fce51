import { SiteLink } from "../../components/SiteLink.tsx";
import { TextLink } from "../../components/TextLink.tsx";
import { Button } from "../../components/ui/Button.tsx";
import { Section } from "../../components/ui/Section.tsx";
import type { HomeWords } from "./data.ts";

interface ClosingProps {
  words: HomeWords["closing"];
  signUpUrl: string;
}

export function ClosingSection({ words, signUpUrl }: ClosingProps) {
  return (
    <Section ground="tint" labelledBy="closing">
      <div className="closing">
        <h2 id="closing">{words.heading}</h2>
        <p className="lead">{words.text}</p>
        <p className="closing-actions">
          <Button as={SiteLink} href={signUpUrl} size="lg">
            {words.signUp}
          </Button>
          <TextLink link={words.link} />
        </p>
      </div>
    </Section>
  );
}
