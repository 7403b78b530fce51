import { scoreParts, signalsOf, type RankedLead } from "../../mock/score.ts";
import { leadLists, type Lead } from "../../mock/story.ts";
import { formatMoment, influencerNamed, verbOf } from "../../mock/totals.ts";
import { Portrait } from "../Portrait.tsx";
import { PriorityBadge } from "../PriorityBadge.tsx";
import { Icon } from "../ui/Icon.tsx";

/** The details of one lead: what they said, what they did in the week, and how their score is made up. */
export function LeadDrawer({ lead, points, score, priority }: RankedLead) {
  return (
    <div className="drawer">
      <div className="drawer-head">
        <Portrait name={lead.name} size="lg" />
        <p>
          <span className="drawer-name">{lead.name}</span>{" "}
          <span>
            {lead.title}, {lead.company}
          </span>
        </p>
      </div>
      <p className="drawer-rank">
        <PriorityBadge priority={priority} /> <span>Score {score} of 100</span>
      </p>
      {lead.said !== undefined && (
        <blockquote className="drawer-said">{lead.said}</blockquote>
      )}
      <p className="drawer-label">This week</p>
      <ul className="drawer-signals">
        {signalsOf(lead).map((signal) => (
          <li key={signal.at}>
            <Icon
              name={signal.engagement === "Commented" ? "comment" : "like"}
              size="sm"
            />
            <span>
              {verbOf(signal)} &quot;{influencerNamed(signal.source).post}&quot;{" "}
              <span className="drawer-when">
                {signal.source}, {formatMoment(signal)}
              </span>
            </span>
          </li>
        ))}
      </ul>
      <p className="drawer-label">How the score adds up</p>
      <ScoreParts points={points} />
      <p className="drawer-label">On the lists</p>
      <p className="drawer-lists">
        {listsOf(lead).map((title) => (
          <span key={title}>{title}</span>
        ))}
      </p>
    </div>
  );
}

/** Titles of the saved lists with the lead. A lead on none waits for its next signal. */
function listsOf({ id }: Lead): string[] {
  const titles = leadLists
    .filter(({ members }) => members.includes(id))
    .map(({ title }) => title);
  return titles.length > 0 ? titles : ["No list yet"];
}

/** The points of each part of a score, as a bar and a number. */
function ScoreParts({ points }: Pick<RankedLead, "points">) {
  return (
    <ul className="drawer-parts">
      {scoreParts.map(({ id, label, max }, index) => (
        <li key={id}>
          <span>{label}</span>
          <svg aria-hidden="true">
            <rect
              width={`${((points[index] ?? 0) / max) * 100}%`}
              height="100%"
              rx="2"
            />
          </svg>
          <span className="numeric">
            {points[index]}
            <span className="sr-only"> of {max}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
