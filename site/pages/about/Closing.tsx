import { SiteLink } from "../../components/SiteLink.tsx";
import { TextLink } from "../../components/TextLink.tsx";
import { Button } from "../../components/ui/Button.tsx";
import { Section } from "../../components/ui/Section.tsx";
import type { AboutWords } from "./data.ts";

export function Closing({ words }: { words: AboutWords["closing"] }) {
  return (
    <Section ground="tint" space="tight" labelledBy="closing">
      <div className="about-closing">
        <h2 id="closing">{words.heading}</h2>
        <div>
          <p className="lead">{words.text}</p>
          <div className="about-actions">
            <Button as={SiteLink} href={words.button.href} size="lg">
              {words.button.label}
            </Button>
            <TextLink link={words.link} />
          </div>
        </div>
      </div>
    </Section>
  );
}
