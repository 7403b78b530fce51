import { MockWindow } from "../../components/MockWindow.tsx";
import { PriorityBadge } from "../../components/PriorityBadge.tsx";
import { Icon } from "../../components/ui/Icon.tsx";
import { leadLists, leads } from "../../mock/story.ts";
import { formatTimeAgo, influencerOf, verbOf } from "../../mock/totals.ts";

const urgent = leads.find(({ name }) => name === "Amara Osei");

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
          <Icon name="bell" />
          <div>
            <p className="chat-who">
              <strong>{urgent.name}</strong> {urgent.title}, {urgent.company}
            </p>
            <PriorityBadge priority={urgent.priority} />
            <p className="chat-why">
              {verbOf(urgent)} {urgent.source}&apos;s post &quot;
              {influencerOf(urgent).post}&quot;, {formatTimeAgo(urgent)}
            </p>
            <p className="chat-rule">From the list: {leadLists[0]?.title}</p>
          </div>
        </div>
      )}
      <figcaption className="mock-caption">
        One alert in team chat, one email with the lists.
      </figcaption>
    </figure>
  );
}
