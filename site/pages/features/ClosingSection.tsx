import { SiteLink } from "../../components/SiteLink.tsx";
import { TextLink } from "../../components/TextLink.tsx";
import { Button } from "../../components/ui/Button.tsx";
import { Section } from "../../components/ui/Section.tsx";
import type { FeaturesWords } from "./data.ts";

export function ClosingSection({ words }: { words: FeaturesWords["closing"] }) {
  const { heading, text, button, link } = words;
  return (
    <Section ground="tint" space="tight" labelledBy="features-closing">
      <div className="features-closing">
        <h2 id="features-closing">{heading}</h2>
        <p className="lead">{text}</p>
        <p className="features-actions">
          <Button as={SiteLink} href={button.href} size="lg">
            {button.label}
          </Button>
          <TextLink link={link} />
        </p>
      </div>
    </Section>
  );
}
