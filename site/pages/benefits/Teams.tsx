import { SiteLink } from "../../components/SiteLink.tsx";
import { Section } from "../../components/ui/Section.tsx";
import { TeamGlyph } from "./TeamGlyph.tsx";
import { leadingTeams, otherTeams, type Team } from "./teams.ts";

/** The teams that talk to buyers, with a picture each, and the others in a line each. */
export function Teams() {
  return (
    <Section space="joined" labelledBy="leading-teams">
      <h2 id="leading-teams" className="sr-only">
        What each team does with it
      </h2>
      <ul className="leading-teams">
        {leadingTeams.map((team) => (
          <TeamEntry key={team.id} team={team} />
        ))}
      </ul>
      <ul className="other-teams">
        {otherTeams.map((team) => (
          <TeamEntry key={team.id} team={team} />
        ))}
      </ul>
    </Section>
  );
}

function TeamEntry({ team }: { team: Team }) {
  const { id, name, benefit, text, firstMove, link } = team;
  return (
    <li id={id} className="team">
      <TeamGlyph team={id} />
      <h3>{name}</h3>
      <div className="team-words">
        <p className="team-benefit">{benefit}</p>
        <p>{text}</p>
      </div>
      <div className="team-move">
        <p>
          <span>First move</span> {firstMove}
        </p>
        <p>
          <SiteLink className="text-link" href={link.href}>
            {link.label}
          </SiteLink>
        </p>
      </div>
    </li>
  );
}
