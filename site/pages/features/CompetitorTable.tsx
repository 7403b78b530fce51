import { Bar } from "../../components/Bar.tsx";
import { LeadLine } from "../../components/LeadLine.tsx";
import { MockWindow } from "../../components/MockWindow.tsx";
import { competitors, leadLists } from "../../mock/story.ts";
import { membersOf, totalConnections } from "../../mock/totals.ts";

const overlap = leadLists[1];
const max = Math.max(...competitors.map((each) => each.newConnections));

const share = (count: number) =>
  `${Math.round((count / totalConnections) * 100)}%`;

/** New connections of three competitors in a week, and the people who are new at two of them. */
export function CompetitorTable() {
  return (
    <figure>
      <MockWindow title="Competitors" aside="this week">
        <WeekTable />
        {overlap && (
          <div className="features-overlap">
            <p className="features-overlap-head">
              <span>{overlap.title}</span>
              <span className="numeric">{overlap.count} leads</span>
            </p>
            <ul>
              {membersOf(overlap).map((lead) => (
                <li key={lead.id}>
                  <LeadLine lead={lead} />
                </li>
              ))}
            </ul>
          </div>
        )}
      </MockWindow>
      <figcaption className="mock-caption">
        Three of the competitors you could watch.
      </figcaption>
    </figure>
  );
}

function WeekTable() {
  return (
    <table className="features-table">
      <caption className="sr-only">
        New connections of each competitor this week
      </caption>
      <thead>
        <tr>
          <th scope="col">Competitor</th>
          <th scope="col" colSpan={2}>
            New connections
          </th>
          <th scope="col">Share</th>
        </tr>
      </thead>
      <tbody>
        {competitors.map(({ name, newConnections }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td className="features-bar">
              <Bar value={newConnections} of={max} />
            </td>
            <td>{newConnections}</td>
            <td>{share(newConnections)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            Together
          </th>
          <td>{totalConnections}</td>
          <td>100%</td>
        </tr>
      </tfoot>
    </table>
  );
}
