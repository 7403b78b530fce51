import { DotField } from "../../components/illustrations/DotField.tsx";
import {
  dotPath,
  ellipsePoints,
  type Point,
} from "../../components/illustrations/dots.ts";
import { Portrait } from "../../components/Portrait.tsx";
import { competitors, leadLists } from "../../mock/story.ts";
import { membersOf } from "../../mock/totals.ts";

const overlap = leadLists.find(({ title }) => title.includes("two"));

/** The three competitors: the middle of each, and the radii of its rings of dots. */
const suns: readonly { at: Point; radii: readonly number[] }[] = [
  { at: [232, 286], radii: [112, 152, 192] },
  { at: [560, 168], radii: [84, 120] },
  { at: [544, 436], radii: [64, 94] },
];

/** People between two competitors, with the indexes of these in `suns`. */
const between: readonly { at: Point; of: readonly [number, number] }[] = [
  { at: [398, 236], of: [0, 1] },
  { at: [384, 176], of: [0, 1] },
  { at: [432, 300], of: [0, 1] },
  { at: [330, 128], of: [0, 1] },
  { at: [404, 408], of: [0, 2] },
  { at: [372, 462], of: [0, 2] },
  { at: [436, 372], of: [0, 2] },
  { at: [572, 318], of: [1, 2] },
  { at: [622, 306], of: [1, 2] },
];
const [call] = between;

/** A dot for each new connection. The longer a ring is, the more dots it gets. */
function connections({ at, radii }: (typeof suns)[number], count: number) {
  const length = radii.reduce((sum, radius) => sum + radius, 0);
  const inner = radii
    .slice(0, -1)
    .map((radius) => Math.round((radius / length) * count));
  const outer = count - inner.reduce((sum, size) => sum + size, 0);
  return [...inner, outer].flatMap((size, index) => {
    const radius = radii[index] ?? 0;
    return ellipsePoints(at, [radius, radius], size, index * 0.11);
  });
}

/** Three competitors with their new connections, and the people who turn up around two of them. */
export function CompetitorPicture() {
  return (
    <div className="rivals-picture">
      <svg className="art" viewBox="20 40 720 520" aria-hidden="true">
        {suns.flatMap(({ at, radii }) =>
          radii.map((radius) => (
            <circle
              key={`${at[0]} ${radius}`}
              className="rivals-orbit"
              cx={at[0]}
              cy={at[1]}
              r={radius}
            />
          )),
        )}
        {suns.map((sun, index) => (
          <DotField
            key={sun.at[0]}
            points={connections(sun, competitors[index]?.newConnections ?? 0)}
            seed={index}
            scale={1.9}
          />
        ))}
        <Between />
      </svg>
      <ul className="rivals-names">
        {competitors.map(({ name, newConnections }) => (
          <li key={name}>
            <span className="numeric">{newConnections}</span> {name}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Between() {
  return (
    <>
      {between.map(({ at, of }) => (
        <path
          key={at.join(" ")}
          className="art-line"
          d={of
            .map((index) => `M${at.join(" ")}L${suns[index]?.at.join(" ")}`)
            .join("")}
        />
      ))}
      {suns.map(({ at: [x, y] }, index) => (
        <circle
          key={x}
          className="rivals-core"
          cx={x}
          cy={y}
          r={[58, 52, 52][index]}
        />
      ))}
      <path
        className="art-signal"
        strokeWidth="14"
        d={dotPath(between.map(({ at }) => at))}
      />
      {call && (
        <>
          <circle
            className="rivals-call"
            cx={call.at[0]}
            cy={call.at[1]}
            r="26"
          />
          <path className="art-amber" strokeWidth="22" d={dotPath([call.at])} />
        </>
      )}
    </>
  );
}

/** The people who turn up around two competitors. */
export function OverlapList() {
  if (!overlap) return null;
  const members = membersOf(overlap);
  return (
    <div className="rivals-overlap">
      <p>
        <span className="numeric">{overlap.count}</span> people connected with
        two rivals this week
      </p>
      <ul>
        {members.map(({ id, name, title, company }) => (
          <li key={id}>
            <Portrait name={name} />
            <p>
              <span>{name}</span>{" "}
              <span>
                {title}, {company}
              </span>
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
