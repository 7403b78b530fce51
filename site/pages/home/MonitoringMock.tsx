import { Initials } from "../../components/Initials.tsx";
import { PriorityBadge } from "../../components/PriorityBadge.tsx";
import { Button } from "../../components/ui/Button.tsx";
import { Icon } from "../../components/ui/Icon.tsx";
import { homeMessages } from "../../messages.ts";
import {
  earlierLeads,
  influencers,
  leads,
  type Lead,
} from "../../mock/story.ts";
import {
  formatTimeAgo,
  influencerOf,
  totalEngagements,
} from "../../mock/totals.ts";
import { WeekBars } from "./WeekBars.tsx";

const SAMPLE = "/samples/influencer-engagement.csv";

const all = [...leads, ...earlierLeads];

/** As the product ranks them: priority first, then the newest. */
const ranked = all.toSorted((a, b) =>
  a.priority === b.priority
    ? a.minutesAgo - b.minutesAgo
    : a.priority.localeCompare(b.priority),
);

/**
 * The product's screen in small. Its controls work without script: CSS hides the rows and bars that the chosen
 * influencer and filter leave out, and counts the rest anew.
 */
export function MonitoringMock() {
  return (
    <figure>
      <div className="app">
        <Watching />
        <div className="app-main">
          <div className="app-bar">
            <label className="app-chip">
              <input type="checkbox" name="commented" />
              Commented only
            </label>
            <Button href={SAMPLE} download variant="secondary" size="sm">
              <Icon name="download" size="sm" />
              {homeMessages.exportCsv}
            </Button>
          </div>
          <WeekBars />
          <RankedTable />
        </div>
      </div>
      <figcaption className="mock-caption">
        The top {all.length} of {totalEngagements} engagements around{" "}
        {influencers.length} influencers. Pick one, or show comments only: the
        list ranks itself again.
      </figcaption>
    </figure>
  );
}

/** Whose posts are shown: everyone's, or one influencer's. */
function Watching() {
  return (
    <fieldset className="app-side">
      <legend>Watching</legend>
      <label>
        <input type="radio" name="watching" value="all" defaultChecked />
        <span className="app-name">Everyone</span>
        <span className="app-count numeric">{totalEngagements}</span>
      </label>
      {influencers.map(({ name, role, newEngagements }, number) => (
        <label key={name}>
          <input type="radio" name="watching" value={number} />
          <span>
            <span className="app-name">{name}</span>{" "}
            <span className="app-role">{role}</span>
          </span>
          <span className="app-count numeric">{newEngagements}</span>
        </label>
      ))}
    </fieldset>
  );
}

function RankedTable() {
  return (
    <table className="app-table">
      <caption className="sr-only">
        The top {all.length} of {totalEngagements} engagements
      </caption>
      <thead>
        <tr>
          <th scope="col">Person</th>
          <th scope="col" className="app-wide">
            Engagement
          </th>
          <th scope="col">Priority</th>
        </tr>
      </thead>
      <tbody>
        {ranked.map((lead) => (
          <EngagementRow key={lead.id} lead={lead} />
        ))}
      </tbody>
    </table>
  );
}

function EngagementRow({ lead }: { lead: Lead }) {
  const influencer = influencerOf(lead);
  return (
    <tr
      data-source={influencers.indexOf(influencer)}
      data-engagement={lead.engagement}
    >
      <th scope="row">
        <span className="app-person">
          <Initials name={lead.name} />
          <span>
            <span className="app-name">{lead.name}</span>{" "}
            <span className="app-role">
              {lead.title}, {lead.company}
            </span>{" "}
            <span className="app-narrow app-role">
              {lead.engagement} {formatTimeAgo(lead)}
            </span>
          </span>
        </span>
      </th>
      <td className="app-wide">
        <span className="app-name">
          {lead.engagement} <span>{formatTimeAgo(lead)}</span>
        </span>{" "}
        <span className="app-role">{influencer.post}</span>
      </td>
      <td>
        <PriorityBadge priority={lead.priority} />
      </td>
    </tr>
  );
}
