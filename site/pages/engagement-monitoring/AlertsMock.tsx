import { MockWindow } from "../../components/MockWindow.tsx";
import { Portrait } from "../../components/Portrait.tsx";
import { PriorityBadge } from "../../components/PriorityBadge.tsx";
import { protagonist } from "../../mock/monday.ts";
import { leadLists } from "../../mock/story.ts";
import { formatMoment, influencerNamed, verbOf } from "../../mock/totals.ts";

const { lead: urgent } = protagonist;

/** An alert in the team chat, above the email with the lists of the week. */
export function AlertsMock() {
  return (
    <figure className="alerts">
      <MockWindow title="Your lists are ready" aside="email" className="mail">
        <table>
          <caption className="sr-only">Lists and their number of leads</caption>
          <thead>
            <tr>
              <th scope="col">List</th>
              <th scope="col">Leads</th>
            </tr>
          </thead>
          <tbody>
            {leadLists.map(({ title, count }) => (
              <tr key={title}>
                <th scope="row">{title}</th>
                <td className="numeric">{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </MockWindow>
      {urgent && (
        <div className="chat">
          <Portrait name={urgent.name} size="lg" />
          <div>
            <p className="chat-who">
              <strong>{urgent.name}</strong> {urgent.title}, {urgent.company}
            </p>
            <p className="chat-said">{urgent.said}</p>
            <p className="chat-why">
              {verbOf(urgent)} {urgent.source}’s post “
              {influencerNamed(urgent.source).post}”, {formatMoment(urgent)}
            </p>
            <PriorityBadge priority={urgent.priority} />
          </div>
        </div>
      )}
      <figcaption className="mock-caption">
        One alert in team chat, one email with the lists.
      </figcaption>
    </figure>
  );
}
