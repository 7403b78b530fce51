import { Section } from "../../components/ui/Section.tsx";
import type { BenefitsData } from "./data.ts";
import { FirstMove } from "./FirstMove.tsx";
import { leadingTeams } from "./teams.ts";

/** The teams whose benefit is a claimed figure. */
export function LeadingTeamsSection({ claims }: BenefitsData) {
  return (
    <Section space="joined" labelledBy="leading-teams">
      <h2 id="leading-teams" className="sr-only">
        Teams that talk to buyers every day
      </h2>
      <ul className="leading-teams">
        {leadingTeams.map(({ id, name, claim, benefit, text, ...rest }) => {
          const figure = claims.find((each) => each.id === claim);
          return (
            <li key={id} id={id} className="leading-team">
              <h3>{name}</h3>
              {figure && (
                <p className="leading-team-figure">
                  <span className="numeric">{figure.value}</span> {figure.label}
                </p>
              )}
              <div className="leading-team-words">
                <p className="leading-team-benefit">{benefit}</p>
                <p>{text}</p>
              </div>
              <FirstMove {...rest} />
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
