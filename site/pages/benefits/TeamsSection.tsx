import { Section } from "../../components/ui/Section.tsx";
import { FirstMove } from "./FirstMove.tsx";
import { otherTeams } from "./teams.ts";

/** The other teams, each in one line. */
export function TeamsSection() {
  return (
    <Section labelledBy="other-teams" ground="band">
      <h2 id="other-teams">And for everyone who builds, tests and advises</h2>
      <ul className="other-teams">
        {otherTeams.map(({ id, name, benefit, text, ...rest }) => (
          <li key={id} id={id} className="other-team">
            <h3>{name}</h3>
            <div>
              <p className="other-team-benefit">{benefit}</p>
              <p>{text}</p>
            </div>
            <FirstMove {...rest} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
