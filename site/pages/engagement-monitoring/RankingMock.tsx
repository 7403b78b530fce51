import { MockCaption } from "../../components/MockWindow.tsx";
import { Portrait } from "../../components/Portrait.tsx";
import { cn } from "../../components/ui/cn.ts";
import { Icon } from "../../components/ui/Icon.tsx";
import { mondayPost } from "../../mock/monday.ts";
import {
  HIGH_FROM,
  rankLeads,
  scoreParts,
  type RankedLead,
} from "../../mock/score.ts";
import { allLeads } from "../../mock/story.ts";

const ranked = rankLeads(allLeads, mondayPost.influencer.name);

/** How strong the blue of each part of a score is, in the order of `scoreParts`. */
const tones = [1, 0.75, 0.55, 0.42, 0.32];

/** The leads of one post in their order, each with the points that make up the score. */
export function RankingMock() {
  return (
    <figure>
      <ul className="mb-6 flex flex-wrap gap-x-3 gap-y-2 text-sm text-muted sm:gap-x-5">
        {scoreParts.map(({ id, label }, part) => (
          <li key={id} className="flex items-center gap-1.5">
            <svg className="size-3 fill-signal" aria-hidden="true">
              <rect width="12" height="12" rx="3" fillOpacity={tones[part]} />
            </svg>
            {label}
          </li>
        ))}
      </ul>
      <ol className="border-t border-line">
        {ranked.map((entry, index) => (
          <RankedRow key={entry.lead.id} {...entry} rank={index + 1} />
        ))}
      </ol>
      <MockCaption>
        Sample data: the leads under “{mondayPost.title}”. The line is at{" "}
        {HIGH_FROM} points: from there on, a lead is High Priority.
      </MockCaption>
    </figure>
  );
}

function RankedRow({
  lead,
  signal,
  points,
  score,
  rank,
}: RankedLead & { rank: number }) {
  const commented = signal.engagement === "Commented";
  return (
    <li className="grid grid-cols-[1.5rem_auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 border-b border-line py-3.5 lg:grid-cols-[1.5rem_auto_15rem_8rem_minmax(0,1fr)_3rem]">
      <span className="font-mono text-sm text-faint">{rank}</span>
      <Portrait name={lead.name} />
      <span className="min-w-0 leading-snug">
        <span className="block font-medium">{lead.name}</span>{" "}
        <span className="block truncate text-sm text-muted">
          {lead.title}, {lead.company}
        </span>
      </span>
      <span className="flex min-w-0 items-center gap-2 text-sm wrap-anywhere text-muted max-lg:col-start-3 max-lg:row-start-2">
        <Icon
          name={commented ? "comment" : "like"}
          size="sm"
          className={commented ? "text-link" : "text-faint"}
        />
        {signal.engagement}
      </span>
      <PointsBar points={points} />
      <span
        className={cn(
          "text-right text-h3 font-semibold tabular-nums max-lg:col-start-4 max-lg:row-start-1",
          rank === 1 && "text-priority",
          score < HIGH_FROM && "text-muted",
        )}
      >
        {score}
      </span>
    </li>
  );
}

/** The points of a lead, part by part, and the line of High Priority. */
function PointsBar({ points }: Pick<RankedLead, "points">) {
  return (
    <svg
      className="h-6 w-full overflow-visible max-lg:col-span-full"
      aria-hidden="true"
    >
      <rect className="fill-raised" width="100%" height="100%" rx="4" />
      {points.map((each, part) => (
        <rect
          key={scoreParts[part]?.id}
          className="fill-signal stroke-page"
          strokeWidth="2"
          fillOpacity={tones[part]}
          x={`${points.slice(0, part).reduce((sum, before) => sum + before, 0)}%`}
          width={`${each}%`}
          height="100%"
          rx="4"
        />
      ))}
      <line
        className="stroke-muted"
        strokeDasharray="3 3"
        x1={`${HIGH_FROM}%`}
        x2={`${HIGH_FROM}%`}
        y1="-10"
        y2="34"
      />
    </svg>
  );
}
