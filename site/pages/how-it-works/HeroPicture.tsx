import {
  dotPath,
  pseudoRandom,
  type Point,
} from "../../components/illustrations/dots.ts";
import { PostHead } from "../../components/monday/PostHead.tsx";
import { sceneData } from "../../components/monday/scene-data.ts";
import { Portrait } from "../../components/Portrait.tsx";
import { mondayDraft, mondayPost, protagonist } from "../../mock/monday.ts";

const { lead } = protagonist;
const START: Point = [300, 0];
const END: Point = [390, 210];

/** Everyone who reacted, where the path loses them: those who are leads come further. */
const crowd = Array.from({ length: mondayPost.people }, (_, index) => {
  const isLead =
    index < mondayPost.leadsWhoCommented + mondayPost.leadsWhoLiked;
  const spread = isLead ? 90 : 270;
  const x = 300 + (pseudoRandom(index * 7 + 3) - 0.5) * 2 * spread;
  const y = isLead
    ? 110 + pseudoRandom(index + 50) * 60
    : 26 + pseudoRandom(index + 90) * 80;
  return { isLead, point: [x, y] satisfies Point };
});

const placesOf = (leads: boolean): Point[] =>
  crowd.filter(({ isLead }) => isLead === leads).map(({ point }) => point);

/** The curve from the post down to a point. It is upright at both ends. */
const downTo = ([x, y]: Point) =>
  `M${START[0]} ${START[1]}C${START[0]} ${y * 0.6} ${x} ${y * 0.4} ${x} ${y}`;

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
        {placesOf(false).map((point) => (
          <path
            key={point.join(" ")}
            className="stroke-line"
            d={downTo(point)}
          />
        ))}
        {placesOf(true).map((point) => (
          <path
            key={point.join(" ")}
            className="stroke-signal"
            opacity="0.4"
            d={downTo(point)}
          />
        ))}
        <path
          stroke="var(--color-dot)"
          strokeWidth="7"
          d={dotPath(placesOf(false))}
        />
        <path
          className="stroke-signal"
          strokeWidth="9"
          d={dotPath(placesOf(true))}
        />
        <path className="stroke-amber" strokeWidth="2" d={downTo(END)} />
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
          {mondayDraft.greeting} {mondayDraft.paragraphs[0]}
        </p>
      </div>
      <figcaption className="sr-only">
        {mondayPost.people} people reacted to a post by{" "}
        {mondayPost.influencer.name}. One message follows, to {lead.name}.
      </figcaption>
    </figure>
  );
}
