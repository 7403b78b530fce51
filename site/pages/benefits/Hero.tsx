import { TextLink } from "../../components/TextLink.tsx";
import { Section } from "../../components/ui/Section.tsx";
import { TeamFan } from "./TeamFan.tsx";
import type { BenefitsWords, Team } from "./data.ts";
import { partMessages } from "../../messages.ts";

interface HeroProps {
  words: BenefitsWords["hero"];
  teams: readonly Team[];
}

/** The heading, and links to each team's section at the ends of the picture's lines. */
export function Hero({ words, teams }: HeroProps) {
  return (
    <Section className="benefits-hero" labelledBy="benefits">
      <div className="benefits-words">
        <h1 id="benefits">{words.headline}</h1>
        <p className="lead">{words.lead}</p>
        <p>
          <TextLink link={words.link} />
        </p>
      </div>
      <div className="benefits-fan">
        <TeamFan teams={teams.length} />
      </div>
      <nav aria-label={partMessages.teams}>
        <ul className="benefits-index">
          {teams.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
    </Section>
  );
}
