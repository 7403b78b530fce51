import { Icon } from "../../components/ui/Icon.tsx";
import { Section } from "../../components/ui/Section.tsx";
import { leadingTeams, otherTeams } from "./teams.ts";

/** The heading, and links to each team's section. */
export function Hero() {
  return (
    <Section className="benefits-hero" labelledBy="benefits">
      <div>
        <h1 id="benefits">One signal, put to work by every team</h1>
        <p className="lead">
          Who reacted, to what, and when. What you do with it depends on your
          job. Find yours.
        </p>
      </div>
      <nav aria-label="Teams">
        <ul className="benefits-index">
          {[...leadingTeams, ...otherTeams].map(({ id, name }) => (
            <li key={id}>
              <a href={`#${id}`}>
                {name}
                <Icon name="chevron-down" size="sm" />
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </Section>
  );
}
