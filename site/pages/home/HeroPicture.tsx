import { Portrait } from "../../components/Portrait.tsx";
import { PriorityBadge } from "../../components/PriorityBadge.tsx";
import { Icon } from "../../components/ui/Icon.tsx";
import { allLeads } from "../../mock/story.ts";
import { rankLeads } from "../../mock/score.ts";
import { formatTimeAgo, influencerNamed } from "../../mock/totals.ts";

const WIDTH = 640;
const HEIGHT = 600;
const GAP = 32;

/** Where the author of the post is, and where those who reacted to it are. The first is the one to call. */
const author = { x: 132, y: 300 };
const places = [
  { x: 420, y: 250 },
  { x: 330, y: 96 },
  { x: 520, y: 120 },
  { x: 300, y: 470 },
  { x: 500, y: 558 },
];

const [best] = rankLeads(allLeads);
const post = best && influencerNamed(best.signal.source);

function pseudoRandom(index: number): number {
  const mixed = Math.imul(index + 11, 2_654_435_761);
  return (Math.imul(mixed ^ (mixed >>> 15), 2_246_822_519) >>> 0) / 2 ** 32;
}

interface Dot {
  x: number;
  y: number;
}

const isFree = ({ x, y }: Dot) =>
  [author, ...places].every(
    (place) => Math.hypot(place.x - x, place.y - y) > 52,
  );

const field: readonly (Dot & { weight: number })[] = Array.from(
  { length: (WIDTH / GAP) * Math.floor(HEIGHT / GAP) },
  (_, index) => {
    const column = index % (WIDTH / GAP);
    const row = Math.floor(index / (WIDTH / GAP));
    return {
      x: Math.round((column + 0.2 + pseudoRandom(index) * 0.6) * GAP),
      y: Math.round((row + 0.2 + pseudoRandom(index + 997) * 0.6) * GAP),
      weight: Math.floor(pseudoRandom(index + 331) * 3),
    };
  },
).filter(isFree);

const dotsOf = (weight: number) =>
  field
    .filter((dot) => dot.weight === weight)
    .map(({ x, y }) => `M${x} ${y}h0`)
    .join("");

const lineTo = ({ x, y }: Dot) => {
  const bend = author.x + (x - author.x) * 0.5;
  return `M${author.x} ${author.y}C${bend} ${author.y} ${bend} ${y} ${x} ${y}`;
};

/** What a market does in public as a field of dots; lines from one post to its readers, and the one to call. */
export function HeroPicture() {
  if (!best || !post) return null;
  const { lead, signal, priority } = best;
  return (
    <figure className="hero-picture">
      <div className="hero-stage" aria-hidden="true">
        <Field post={post.name} />
        <div className="hero-card">
          <p className="hero-card-name">{lead.name}</p>
          <p>
            {lead.title}, {lead.company}
          </p>
          <p className="hero-card-signal">
            <Icon name="comment" size="sm" />
            <span>
              {signal.engagement} on &quot;{post.post}&quot;,{" "}
              {formatTimeAgo(signal)}
            </span>
          </p>
          <PriorityBadge priority={priority} />
        </div>
      </div>
      <figcaption className="sr-only">
        Around a post by {post.name}, five readers stand out from a field of
        dots. The one to call first is {lead.name}, {lead.title} at{" "}
        {lead.company}, who {signal.engagement.toLowerCase()}: {priority}.
      </figcaption>
    </figure>
  );
}

/** The dots, and portraits of the author and of those who reacted, on the lines between them. */
function Field({ post }: { post: string }) {
  const reacted = rankLeads(allLeads, post).slice(0, places.length);
  return (
    <div className="hero-field">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
        {[0, 1, 2].map((weight) => (
          <path key={weight} className="hero-dots" d={dotsOf(weight)} />
        ))}
        {places.map((place, number) => (
          <path
            key={place.y}
            className={number === 0 ? "hero-line hero-line-first" : "hero-line"}
            d={lineTo(place)}
          />
        ))}
      </svg>
      <div className="hero-author">
        <Portrait name={post} size="xl" />
      </div>
      {reacted.map(({ lead }, number) => (
        <div key={lead.id} className={`hero-reader hero-reader-${number}`}>
          <Portrait name={lead.name} size={number === 0 ? "xl" : "lg"} />
        </div>
      ))}
    </div>
  );
}
