import { TextLink } from "../../components/TextLink.tsx";
import { Lead } from "../../components/ui/Lead.tsx";
import { Section } from "../../components/ui/Section.tsx";
import type { BenefitsWords, Team } from "./data.ts";
import { TeamStack } from "./TeamStack.tsx";

interface HeroProps {
  words: BenefitsWords["hero"];
  teams: readonly Team[];
}

/** The heading, and links to the section of each team. */
export function Hero({ words, teams }: HeroProps) {
  return (
    <Section className="overflow-x-clip pt-14 lg:pt-20" labelledBy="benefits">
      <div className="grid gap-12 lg:grid-cols-2 lg:gap-16">
        <div className="grid content-start gap-6">
          <h1 id="benefits">{words.headline}</h1>
          <Lead>{words.lead}</Lead>
          <p>
            <TextLink link={words.link} className="inline-block py-2" />
          </p>
        </div>
        <TeamStack teams={teams} />
      </div>
    </Section>
  );
}
