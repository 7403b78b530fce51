import { competitors } from "../../mock/story.ts";

const most = Math.max(...competitors.map((each) => each.newConnections));

/** New connections of each competitor this week, as bars with numbers. */
export function ConnectionChart() {
  return (
    <ul className="chart">
      {competitors.map(({ name, newConnections }) => (
        <li key={name}>
          <p>
            <span>{name}</span>{" "}
            <span className="chart-count numeric">{newConnections}</span>
          </p>
          <svg aria-hidden="true">
            <rect
              width={`${(newConnections / most) * 100}%`}
              height="100%"
              rx="6"
            />
          </svg>
        </li>
      ))}
    </ul>
  );
}
