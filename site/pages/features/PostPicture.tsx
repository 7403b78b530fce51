import { cn } from "../../components/ui/cn.ts";
import { Icon } from "../../components/ui/Icon.tsx";
import { looks } from "../../components/portrait-looks.ts";
import { mondayComments, mondayPost, protagonist } from "../../mock/monday.ts";
import { rankLeads, type RankedLead } from "../../mock/score.ts";
import { allLeads } from "../../mock/story.ts";
import { formatMoment } from "../../mock/totals.ts";
import { Person } from "../../components/Person.tsx";

const { influencer, title, text, people, likes, comments } = mondayPost;
const fitting = mondayPost.leadsWhoCommented + mondayPost.leadsWhoLiked;

const onList = rankLeads(allLeads, influencer.name).slice(0, 5);
const leftOut = mondayComments.flatMap(({ name, leftOut: out }) =>
  out ? [{ name, why: out.label }] : [],
);

/** One watched post, everyone who reacted to it, and the people among them who are leads. */
export function PostPicture() {
  return (
    <figure className="min-w-0 self-start">
      <div className="overflow-hidden rounded-lg border border-line-strong bg-surface shadow-frame">
        <div className="border-b border-line p-5 sm:p-6">
          <Person
            name={influencer.name}
            look={looks[influencer.name]}
            about={formatMoment(mondayPost)}
          />
          <p className="mt-4 text-h4 font-semibold tracking-tight">{title}</p>
          <p className="mt-1 text-md text-muted">{text}</p>
          <p className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-1 text-note text-muted tabular-nums">
            <span className="inline-flex items-center gap-1.5">
              <Icon name="like" size="sm" /> {likes} likes
            </span>
            <span className="inline-flex items-center gap-1.5">
              <Icon name="comment" size="sm" /> {comments} comments
            </span>
            <span>{people} people</span>
          </p>
        </div>
        <Tally />
        <ol>
          {onList.map((entry) => (
            <Reaction key={entry.lead.id} entry={entry} />
          ))}
        </ol>
        <p className="flex flex-wrap gap-x-4 gap-y-1 px-5 py-4 text-note text-faint sm:px-6">
          {leftOut.map(({ name, why }) => (
            <span key={name} className="whitespace-nowrap">
              <s>{name}</s> {why.toLowerCase()}
            </span>
          ))}
        </p>
      </div>
      <figcaption className="mt-3 text-note text-faint">
        The first {onList.length} of {fitting} leads under one post, and{" "}
        {leftOut.length} who commented and are left out.
      </figcaption>
    </figure>
  );
}

/** A stroke for each person who reacted: the one to call first in amber, the other leads in blue. */
function Tally() {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 border-b border-line bg-raised px-5 py-4 sm:px-6">
      <svg
        className="h-6 w-full max-w-66"
        viewBox={`0 0 ${people * 8} 24`}
        preserveAspectRatio="xMinYMid"
        aria-hidden="true"
      >
        {Array.from({ length: people }, (_, index) => (
          <rect
            key={index}
            className={cn(
              "fill-line-strong",
              index < fitting && "fill-signal",
              index === 0 && "fill-amber",
            )}
            x={index * 8}
            y={index < fitting ? 0 : 8}
            width="3"
            height={index < fitting ? 24 : 16}
            rx="1.5"
          />
        ))}
      </svg>
      <p className="text-note text-muted">
        <span className="font-semibold text-ink tabular-nums">{fitting}</span>{" "}
        of <span className="tabular-nums">{people}</span> fit your market
      </p>
    </div>
  );
}

function Reaction({ entry: { lead, signal, score } }: { entry: RankedLead }) {
  const isFirst = lead.id === protagonist.lead.id;
  return (
    <li
      className={cn(
        "grid grid-cols-[minmax(0,1fr)_auto] items-center gap-4 border-b border-line px-5 py-3 sm:grid-cols-[minmax(0,1fr)_8.5rem_2rem] sm:px-6",
        isFirst && "bg-priority-soft",
      )}
    >
      <Person
        name={lead.name}
        look={looks[lead.name]}
        about={`${lead.title}, ${lead.company}`}
      />
      <span className="inline-flex items-center gap-2 text-note whitespace-nowrap text-muted tabular-nums max-sm:hidden">
        <Icon
          name={signal.engagement === "Commented" ? "comment" : "like"}
          size="sm"
          label={signal.engagement}
        />
        {formatMoment(signal)}
      </span>
      <span
        className={cn(
          "text-right font-semibold tabular-nums",
          isFirst ? "text-priority" : "text-signal",
        )}
      >
        {score}
      </span>
    </li>
  );
}
