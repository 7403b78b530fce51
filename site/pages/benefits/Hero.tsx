import { SiteLink } from "../../components/SiteLink.tsx";
import { Section } from "../../components/ui/Section.tsx";
import { TeamFan } from "./TeamFan.tsx";
import { leadingTeams, otherTeams } from "./teams.ts";

const teams = [...leadingTeams, ...otherTeams];

/** The heading, and links to each team's section at the ends of the picture's lines. */
export function Hero() {
  return (
    <Section className="benefits-hero" labelledBy="benefits">
      <div className="benefits-words">
        <h1 id="benefits">One signal, put to work by every team</h1>
        <p className="lead">
          Someone reacted to a post. You know who it was, what they reacted to
          and when. What you do next depends on your job.
        </p>
        <p>
          <SiteLink className="text-link" href="/how-it-works">
            See how it works
          </SiteLink>
        </p>
      </div>
      <div className="benefits-fan">
        <TeamFan teams={teams.length} />
      </div>
      <nav aria-label="Teams">
        <ul className="benefits-index">
          {teams.map(({ id, name }) => (
            <li key={id}>
              <a href={`#${id}`}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
    </Section>
  );
}
