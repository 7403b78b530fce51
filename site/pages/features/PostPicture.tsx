import { DotField } from "../../components/illustrations/DotField.tsx";
import {
  dotPath,
  curvePath,
  type Point,
} from "../../components/illustrations/dots.ts";
import { Portrait } from "../../components/Portrait.tsx";
import { PriorityBadge } from "../../components/PriorityBadge.tsx";
import {
  weekLeads,
  influencers,
  type Influencer,
  type Lead,
} from "../../mock/story.ts";
import { mondayPost } from "../../mock/monday.ts";
import { rankLeads } from "../../mock/score.ts";
import { formatTimeAgo } from "../../mock/totals.ts";

const WIDTH = 300;
const HEIGHT = 400;
const POST: Point = [0, HEIGHT / 2];

const [influencer] = influencers;

/** Dots on arcs around the post, further apart the further out they are. */
function reactions(count: number): Point[] {
  const arcs = [0.15, 0.22, 0.28, 0.35].map((share) =>
    Math.round(share * count),
  );
  return arcs.flatMap((size, arc) =>
    Array.from({ length: size }, (_, index): Point => {
      const angle = ((index + 0.5) / size - 0.5) * 2.3;
      const radius = 72 + arc * 56;
      return [
        Math.cos(angle) * radius,
        POST[1] + Math.sin(angle) * radius * 0.8,
      ];
    }),
  );
}

/** One watched post, everyone who reacted to it, and the people among them who are leads. */
export function PostPicture() {
  if (!influencer) return null;
  const people = rankLeads(weekLeads, influencer.name).map(({ lead }) => lead);
  return (
    <figure className="post-picture">
      <Post influencer={influencer} />
      <Reactions count={influencer.newEngagements} people={people} />
      <ul className="post-people">
        {people.map((lead, index) => (
          <li key={lead.id} data-first={index === 0}>
            <Portrait name={lead.name} />
            <p>
              <span>{lead.name}</span>{" "}
              <span>
                {lead.title}, {lead.company}
              </span>{" "}
              <span className="post-what">
                {lead.engagement} {formatTimeAgo(lead)}
              </span>
            </p>
            <PriorityBadge priority={lead.priority} />
          </li>
        ))}
      </ul>
      <figcaption>
        <span className="numeric">{influencer.newEngagements}</span> reactions
        by <span className="numeric">{mondayPost.people}</span> people.{" "}
        {mondayPost.leadsWhoCommented + mondayPost.leadsWhoLiked} of them fit
        your market; here are the first {people.length}.
      </figcaption>
    </figure>
  );
}

function Post({
  influencer: { name, role, post },
}: {
  influencer: Influencer;
}) {
  return (
    <div className="post-card">
      <p className="post-author">
        <Portrait name={name} size="lg" />
        <span>
          <span>{name}</span> <span>{role}</span>
        </span>
      </p>
      <p className="post-title">{post}</p>
      <span className="post-lines" aria-hidden="true" />
    </div>
  );
}

function Reactions({
  count,
  people,
}: {
  count: number;
  people: readonly Lead[];
}) {
  const ends = people.map((lead, index) => ({
    lead,
    end: [WIDTH, ((index + 0.5) / people.length) * HEIGHT] as const,
  }));
  return (
    <svg
      className="art post-reactions"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <DotField points={reactions(count - people.length)} scale={2.3} />
      {ends.map(({ lead, end }, index) => (
        <g key={lead.id} className={index === 0 ? "post-first" : undefined}>
          <path
            className={lead.engagement === "Liked" ? "art-thread" : "art-line"}
            d={curvePath(POST, end)}
          />
          <path
            className={index === 0 ? "art-amber" : "art-signal"}
            strokeWidth="12"
            d={dotPath([end])}
          />
        </g>
      ))}
    </svg>
  );
}
