import { SiteLink } from "../../components/SiteLink.tsx";
import { TextLink } from "../../components/TextLink.tsx";
import { Button } from "../../components/ui/Button.tsx";
import { Section } from "../../components/ui/Section.tsx";
import type { BenefitsWords } from "./data.ts";

export function ClosingSection({ words }: { words: BenefitsWords["closing"] }) {
  return (
    <Section ground="tint" space="tight" labelledBy="benefits-closing">
      <div className="benefits-closing">
        <h2 id="benefits-closing">{words.heading}</h2>
        <p>
          <Button as={SiteLink} href={words.button.href} size="lg">
            {words.button.label}
          </Button>
          <TextLink link={words.link} />
        </p>
      </div>
    </Section>
  );
}
