import { Sparkline } from "../../../components/app-frame/Sparkline.tsx";
import { mondayRanking } from "../../../mock/monday.ts";
import { accountName, allInfluencers } from "../../../mock/story.ts";
import {
  accountConnections,
  accountEngagements,
  storyWeek,
  storyWeeks,
} from "../../../mock/totals.ts";
import { Sheet } from "./Sheet.tsx";

const weeks = storyWeeks().map((_, week) =>
  allInfluencers.reduce((sum, each) => sum + (each.weeks[week] ?? 0), 0),
);
const figures = [
  { label: "Engagements", count: accountEngagements },
  { label: "New connections", count: accountConnections },
  { label: "People named", count: mondayRanking.length },
];

/** Agencies: what a client gets every week. */
export function ClientReport() {
  return (
    <Sheet title={accountName} aside={storyWeek}>
      <div className="grid grid-cols-3 gap-3 px-4 pt-4 lg:grid-cols-[auto_auto_auto_1fr] lg:gap-6">
        {figures.map(({ label, count }) => (
          <p key={label}>
            <span className="block text-h3 font-semibold tabular-nums">
              {count}
            </span>
            <span className="block text-xs text-balance text-muted">
              {label}
            </span>
          </p>
        ))}
        <Sparkline
          counts={weeks}
          className="mt-1 hidden h-9 w-20 justify-self-end lg:block"
        />
      </div>
      <ol className="m-4 mt-3 border-t border-line pt-2">
        {mondayRanking.slice(0, 3).map(({ lead, score }) => (
          <li key={lead.id} className="flex justify-between gap-3 py-1">
            <span>
              <span className="font-medium">{lead.name}</span>{" "}
              <span className="text-muted">{lead.title}</span>
            </span>
            <span className="tabular-nums">{score}</span>
          </li>
        ))}
      </ol>
    </Sheet>
  );
}
