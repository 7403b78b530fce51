import type { ReactNode } from "react";
import { Portrait } from "../../components/Portrait.tsx";
import { PriorityBadge } from "../../components/PriorityBadge.tsx";
import { influencers, leadLists, weekLeads } from "../../mock/story.ts";
import { rankLeads } from "../../mock/score.ts";
import { formatReason } from "../../mock/totals.ts";

const [list] = leadLists;
const members = rankLeads(weekLeads)
  .map(({ lead }) => lead)
  .filter(({ engagement }) => engagement === "Commented");

/** A rule as one sentence: the words in boxes are what a visitor would choose. */
function Rule() {
  return (
    <p className="rule">
      Everyone who <Choice>commented</Choice> on a post by{" "}
      {influencers.map(({ name }) => (
        <span key={name}>
          <Choice>
            <Portrait name={name} size="sm" />
            {name}
          </Choice>{" "}
        </span>
      ))}
      in the last <Choice>7 days</Choice>, works in{" "}
      <Choice>sales leadership</Choice> or <Choice>RevOps</Choice> and
      isn&apos;t a <Choice>customer</Choice> yet. Rebuild it every{" "}
      <Choice>Monday</Choice> and send it to <Choice>the CRM</Choice>.
    </p>
  );
}

function Choice({ children }: { children: ReactNode }) {
  return <span className="rule-choice">{children}</span>;
}

/** A rule and the list that it makes. */
export function ListPicture() {
  if (!list) return null;
  return (
    <figure className="list-picture">
      <Rule />
      <table className="list-table">
        <caption>
          <span>{list.title}</span>{" "}
          <span>
            <span className="numeric">{list.count}</span> leads
          </span>
        </caption>
        <thead>
          <tr>
            <th scope="col">Lead</th>
            <th scope="col">Company</th>
            <th scope="col">Why now</th>
            <th scope="col">Priority</th>
          </tr>
        </thead>
        <tbody>
          {members.map((lead) => (
            <tr key={lead.id}>
              <th scope="row">
                <Portrait name={lead.name} />
                <span>
                  <span>{lead.name}</span> <span>{lead.title}</span>
                </span>
              </th>
              <td>{lead.company}</td>
              <td>{formatReason(lead)}</td>
              <td>
                <PriorityBadge priority={lead.priority} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <figcaption>
        The first {members.length} of {list.count}, best on top.
      </figcaption>
    </figure>
  );
}
