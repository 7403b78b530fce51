import { commentsThatFit, thread } from "../../mock/thread.ts";

const WIDTH = 1200;
const HEIGHT = 440;
const POST = { x: 40, y: HEIGHT / 2 };

interface Line {
  x: number;
  y: number;
  kind: "like" | "comment" | "lead" | "first";
  label?: string;
}

/** Turns an index into a pseudo-random number from 0 to 1, always the same. */
const pseudoRandom = (index: number) =>
  ((Math.imul(index + 3, 2_654_435_761) >>> 8) % 1_000) / 1_000;

const total = thread.people;
/** Indexes of the comments among all reactions, spread over the height. */
const commentIndexes = [2, 5, 8, 11, 14, 17, 20, 24, 27, 30];
const named = new Map(
  [17, 8, 24].map((index, number) => [index, commentsThatFit[number]]),
);

const lines: readonly Line[] = Array.from({ length: total }, (_, index) => {
  const y = 20 + (index / (total - 1)) * (HEIGHT - 40);
  const lead = named.get(index);
  if (lead)
    return {
      x: lead === commentsThatFit[0] ? 930 : 800 + pseudoRandom(index) * 60,
      y,
      kind: lead === commentsThatFit[0] ? "first" : "lead",
      label: `${lead.name}, ${lead.title}`,
    };
  return commentIndexes.includes(index)
    ? { x: 620 + pseudoRandom(index) * 110, y, kind: "comment" }
    : { x: 250 + pseudoRandom(index) * 150, y, kind: "like" };
});

const pathTo = ({ x, y }: Line) => {
  const bend = POST.x + (x - POST.x) * 0.55;
  return `M${POST.x} ${POST.y}C${bend} ${POST.y} ${bend} ${y} ${Math.round(x)} ${y}`;
};
const radius = { like: 4, comment: 6, lead: 8, first: 15 } as const;

/** All reactions to one post: likes end early, comments go further, and the furthest is the person to write to. */
export function EffortPicture() {
  return (
    <figure className="effort">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        {lines.map((line) => (
          <g key={line.y} className={`effort-${line.kind}`}>
            <path d={pathTo(line)} />
            <circle cx={Math.round(line.x)} cy={line.y} r={radius[line.kind]} />
            {line.label !== undefined && (
              <text
                x={Math.round(line.x) + radius[line.kind] + 12}
                y={line.y + 5}
              >
                {line.label}
              </text>
            )}
          </g>
        ))}
        <circle className="effort-post" cx={POST.x} cy={POST.y} r="22" />
      </svg>
      <figcaption className="mock-caption">
        The same {total} people: {thread.comments} commented,{" "}
        {thread.commentsThatFit} of them fit your market, and one named a
        problem you can help with.
      </figcaption>
    </figure>
  );
}
