import { MockWindow } from "../../components/MockWindow.tsx";
import { Icon } from "../../components/ui/Icon.tsx";
import { competitors, influencers } from "../../mock/story.ts";

const targets = [
  {
    kind: "Influencers",
    names: influencers.map(({ name, role }) => [name, role] as const),
  },
  {
    kind: "Competitors",
    names: competitors.map(({ name }) => [name, "Company"] as const),
  },
];

/** The people and companies that the sample account watches. */
export function TargetsMock() {
  return (
    <MockWindow
      title="Targets"
      aside={`${influencers.length + competitors.length} watched`}
      className="targets"
    >
      {targets.map(({ kind, names }) => (
        <div key={kind}>
          <p className="targets-kind">{kind}</p>
          <ul>
            {names.map(([name, role]) => (
              <li key={name}>
                <Icon name="eye" size="sm" />
                <span>{name}</span> <span>{role}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </MockWindow>
  );
}
