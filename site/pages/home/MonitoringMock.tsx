import { Initials } from "../../components/Initials.tsx";
import { MockWindow } from "../../components/MockWindow.tsx";
import { PriorityBadge } from "../../components/PriorityBadge.tsx";
import { Button } from "../../components/ui/Button.tsx";
import { Icon } from "../../components/ui/Icon.tsx";
import { homeMessages } from "../../messages.ts";
import { influencers, leads, type Lead } from "../../mock/story.ts";
import {
  formatTimeAgo,
  influencerOf,
  totalEngagements,
} from "../../mock/totals.ts";

const SAMPLE = "/samples/influencer-engagement.csv";

/** A screen of the product, as text. Its one button works: it downloads the data of the table. */
export function MonitoringMock() {
  return (
    <figure className="monitoring-mock">
      <MockWindow
        title={`${totalEngagements} new engagements`}
        aside={
          <Button href={SAMPLE} download variant="secondary" size="sm">
            <Icon name="download" size="sm" />
            {homeMessages.exportCsv}
          </Button>
        }
      >
        <ul className="monitoring-influencers">
          {influencers.map(({ name, role, newEngagements }) => (
            <li key={name}>
              <span className="monitoring-count numeric">{newEngagements}</span>{" "}
              <span className="monitoring-influencer">{name}</span>{" "}
              <span className="monitoring-role">{role}</span>
            </li>
          ))}
        </ul>
        <EngagementTable />
      </MockWindow>
      <figcaption className="mock-caption">
        The six newest of {totalEngagements} engagements around{" "}
        {influencers.length} influencers.
      </figcaption>
    </figure>
  );
}

function EngagementTable() {
  return (
    <table className="monitoring-table">
      <caption className="sr-only">
        The six newest of {totalEngagements} engagements
      </caption>
      <thead>
        <tr>
          <th scope="col">Person</th>
          <th scope="col" className="monitoring-wide">
            Engagement
          </th>
          <th scope="col">Priority</th>
        </tr>
      </thead>
      <tbody>
        {leads.map((lead) => (
          <EngagementRow key={lead.id} lead={lead} />
        ))}
      </tbody>
    </table>
  );
}

function EngagementRow({ lead }: { lead: Lead }) {
  return (
    <tr>
      <th scope="row">
        <span className="monitoring-person">
          <Initials name={lead.name} />
          <span>
            <span className="monitoring-name">{lead.name}</span>{" "}
            <span className="monitoring-title">
              {lead.title}, {lead.company}
            </span>{" "}
            <span className="monitoring-narrow">
              {lead.engagement} {formatTimeAgo(lead)}
            </span>
          </span>
        </span>
      </th>
      <td className="monitoring-wide">
        <span className="monitoring-name">
          {lead.engagement}{" "}
          <span className="monitoring-time">{formatTimeAgo(lead)}</span>
        </span>{" "}
        <span className="monitoring-title">{influencerOf(lead).post}</span>
      </td>
      <td>
        <PriorityBadge priority={lead.priority} />
      </td>
    </tr>
  );
}
