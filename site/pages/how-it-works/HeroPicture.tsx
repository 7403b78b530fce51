import {
  dotGrid,
  dotPath,
  type Point,
} from "../../components/illustrations/dots.ts";
import { PostHead } from "../../components/monday/PostHead.tsx";
import { sceneData } from "../../components/monday/scene-data.ts";
import { Portrait } from "../../components/Portrait.tsx";
import { mondayDraft, mondayPost, protagonist } from "../../mock/monday.ts";

const { lead } = protagonist;
const leads = mondayPost.leadsWhoCommented + mondayPost.leadsWhoLiked;

const FIRST = Math.floor(leads / 2);

/** Everyone who reacted, but not the leads: in rows below the post, each as long as the row of the leads. */
const crowd = dotGrid({
  columns: leads,
  rows: Math.ceil(mondayPost.people / leads),
  step: [33, 20],
  at: [34, 20],
}).slice(0, mondayPost.people - leads);

/** The leads, further on. The message is for the one in the middle. */
const row = Array.from({ length: leads }, (_, index): Point => [
  372 + (index - FIRST) * 36,
  150,
]);

/** The curve from the crowd down to a lead. It is upright at both ends. */
const downTo = ([x, y]: Point, index: number) => {
  const from = 34 + index * 33;
  return `M${from} 56C${from} ${y * 0.75} ${x} ${y * 0.6} ${x} ${y}`;
};

/** From the post, past everyone who reacted to it, to the message for the one who is called first. */
export function HeroPicture() {
  return (
    <figure className="relative">
      <div className="relative z-1 mr-auto w-fit max-w-full rounded-lg border border-line-strong bg-surface p-4 shadow-card lg:mr-[12%]">
        <PostHead post={sceneData.post} />
      </div>
      <svg
        viewBox="0 0 600 210"
        aria-hidden="true"
        className="block w-full overflow-visible fill-none"
        strokeLinecap="round"
      >
        <path stroke="var(--color-dot)" strokeWidth="7" d={dotPath(crowd)} />
        <g className="stroke-signal">
          {row.map((point, index) => (
            <path
              key={point.join(" ")}
              opacity="0.4"
              d={downTo(point, index)}
            />
          ))}
          <path strokeWidth="9" d={dotPath(row)} />
        </g>
        {row.slice(FIRST, FIRST + 1).map((point) => (
          <g key={point.join(" ")} className="stroke-amber">
            <path strokeWidth="2" d={`${downTo(point, FIRST)}V210`} />
            <path strokeWidth="11" d={dotPath([point])} />
          </g>
        ))}
      </svg>
      <div className="relative z-1 ml-auto w-fit max-w-110 rounded-lg border border-priority-line bg-surface p-4 shadow-frame">
        <p className="flex items-center gap-3 text-note leading-snug text-muted">
          <Portrait name={lead.name} className="ring-2 ring-amber" />
          <span>
            <span className="block text-sm font-medium text-ink">
              {lead.name}
            </span>
            {lead.title}, {lead.company}
          </span>
        </p>
        <p className="mt-3 text-note leading-normal text-ink">
          {mondayDraft[0]}
        </p>
      </div>
      <figcaption className="sr-only">
        {mondayPost.people} people reacted to a post by{" "}
        {mondayPost.influencer.name}. One message follows, to {lead.name}.
      </figcaption>
    </figure>
  );
}
