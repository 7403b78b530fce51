import { TextLink } from "../../components/TextLink.tsx";
import { Section } from "../../components/ui/Section.tsx";
import { TeamGlyph } from "./TeamGlyph.tsx";
import type { BenefitsWords, Team } from "./data.ts";

/** The teams that talk to buyers, with a picture each, and the others in a line each. */
export function Teams({
  teams,
  leadingTeams,
  otherTeams,
}: Pick<BenefitsWords, "teams" | "leadingTeams" | "otherTeams">) {
  return (
    <Section space="joined" labelledBy="leading-teams">
      <h2 id="leading-teams" className="sr-only">
        {teams.heading}
      </h2>
      <ul className="leading-teams">
        {leadingTeams.map((team) => (
          <TeamEntry key={team.id} team={team} label={teams.label} />
        ))}
      </ul>
      <ul className="other-teams">
        {otherTeams.map((team) => (
          <TeamEntry key={team.id} team={team} label={teams.label} />
        ))}
      </ul>
    </Section>
  );
}

interface TeamEntryProps {
  team: Team;
  /** In front of the first thing to do. */
  label: string;
}

function TeamEntry({ team, label }: TeamEntryProps) {
  const { id, title, lead, text, action, link } = team;
  return (
    <li id={id} className="team">
      <TeamGlyph team={id} />
      <h3>{title}</h3>
      <div className="team-words">
        <p className="team-benefit">{lead}</p>
        <p>{text}</p>
      </div>
      <div className="team-move">
        <p>
          <span>{label}</span> {action}
        </p>
        <p>
          <TextLink link={link} />
        </p>
      </div>
    </li>
  );
}
