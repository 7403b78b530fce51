import { Bar } from "../../components/Bar.tsx";
import { Portrait } from "../../components/Portrait.tsx";
import { Icon } from "../../components/ui/Icon.tsx";
import { howItWorksMessages } from "../../messages/home.ts";
import { protagonist } from "../../mock/monday.ts";
import { allCompetitors, influencers, leadLists } from "../../mock/story.ts";
import {
  accountConnections,
  accountEngagements,
  formatTimeAgo,
  verbOf,
} from "../../mock/totals.ts";

const mostConnections = Math.max(
  ...allCompetitors.map(({ newConnections }) => newConnections),
);
const mostEngagements = Math.max(
  ...influencers.map(({ newEngagements }) => newEngagements),
);
const { lead: alerted } = protagonist;

export function CompetitorPicture() {
  return (
    <ul className="grid gap-2.5 text-sm">
      {allCompetitors.map(({ name, newConnections }) => (
        <li
          key={name}
          className="grid grid-cols-[minmax(0,5.5rem)_minmax(0,1fr)_2rem] items-center gap-3"
        >
          <span>{name}</span>
          <Bar
            value={newConnections}
            of={mostConnections}
            className="fill-rival"
          />
          <span className="text-right font-semibold tabular-nums">
            {newConnections}
          </span>
        </li>
      ))}
    </ul>
  );
}

export function InfluencerPicture() {
  return (
    <ul className="grid gap-2 text-sm">
      {influencers.map(({ name, newEngagements }) => (
        <li
          key={name}
          className="grid grid-cols-[1.75rem_minmax(0,7rem)_minmax(0,1fr)_2rem] items-center gap-3"
        >
          <Portrait name={name} size="sm" />
          <span>{name}</span>
          <Bar value={newEngagements} of={mostEngagements} />
          <span className="text-right font-semibold tabular-nums">
            {newEngagements}
          </span>
        </li>
      ))}
    </ul>
  );
}

export function ReportPicture() {
  const rows = [
    [howItWorksMessages.newEngagements, accountEngagements],
    [howItWorksMessages.newConnections, accountConnections],
    [leadLists[1]?.title, leadLists[1]?.count],
  ] as const;
  return (
    <dl className="text-sm">
      {rows.map(([term, value]) => (
        <div
          key={term}
          className="flex justify-between gap-4 border-t border-line py-2"
        >
          <dt>{term}</dt>
          <dd className="font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export function AlertPicture() {
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-3.5 rounded-md border border-line bg-raised p-4 text-sm">
      <Icon name="bell" className="text-priority" />
      <p className="grid gap-0.5 text-muted">
        <strong className="text-ink">
          {alerted.priority}: {alerted.name}, {alerted.title}, {alerted.company}
        </strong>{" "}
        <span>
          {verbOf(alerted)} {alerted.source}’s post, {formatTimeAgo(alerted)}.{" "}
          {howItWorksMessages.fromList} {leadLists[0]?.title}
        </span>
      </p>
    </div>
  );
}
