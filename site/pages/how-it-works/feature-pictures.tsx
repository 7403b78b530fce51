import { Bar } from "../../components/Bar.tsx";
import { Icon } from "../../components/ui/Icon.tsx";
import { protagonist } from "../../mock/monday.ts";
import { competitors, influencers, leadLists } from "../../mock/story.ts";
import {
  formatTimeAgo,
  totalConnections,
  totalEngagements,
  verbOf,
} from "../../mock/totals.ts";

const max = Math.max(...competitors.map((each) => each.newConnections));
const { lead: alerted } = protagonist;

export function CompetitorPicture() {
  return (
    <ul className="picture picture-bars">
      {competitors.map(({ name, newConnections }) => (
        <li key={name}>
          <span>{name}</span>
          <Bar value={newConnections} of={max} />
          <span className="numeric">{newConnections}</span>
        </li>
      ))}
    </ul>
  );
}

export function InfluencerPicture() {
  return (
    <ul className="picture picture-counts">
      {influencers.map(({ name, newEngagements }) => (
        <li key={name}>
          <span className="numeric">{newEngagements}</span>
          <span>{name}</span>
        </li>
      ))}
    </ul>
  );
}

export function ReportPicture() {
  const rows = [
    ["New engagements", totalEngagements],
    ["New connections", totalConnections],
    [leadLists[1]?.title, leadLists[1]?.count],
  ] as const;
  return (
    <dl className="picture picture-report">
      {rows.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd className="numeric">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export function AlertPicture() {
  return (
    <div className="picture picture-alert">
      <Icon name="bell" />
      <p>
        <strong>
          {alerted.priority}: {alerted.name}, {alerted.title}, {alerted.company}
        </strong>
        <span>
          {verbOf(alerted)} {alerted.source}&apos;s post,{" "}
          {formatTimeAgo(alerted)}. From the list: {leadLists[0]?.title}
        </span>
      </p>
    </div>
  );
}
