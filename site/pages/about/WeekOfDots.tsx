import {
  dotPath,
  pseudoRandom,
  type Point,
} from "../../components/illustrations/dots.ts";
import { Section } from "../../components/ui/Section.tsx";
import { influencers } from "../../mock/story.ts";
import { storyDays, totalEngagements } from "../../mock/totals.ts";
import { partMessages } from "../../messages.ts";

const WIDTH = 1190;
const HEIGHT = 300;
const ACROSS = 3;
const GAP = 40;

const days = storyDays();

/** How many liked and commented on a day, on all posts. */
const countOn = (day: number, counts: "likesByDay" | "commentsByDay") =>
  influencers.reduce((sum, each) => sum + (each[counts][day] ?? 0), 0);

/** A dot for each engagement, stacked by day, and whether it is a comment. The comments are scattered over the stack. */
const dots = days.flatMap((_, day) => {
  const likes = countOn(day, "likesByDay");
  const comments = countOn(day, "commentsByDay");
  const left = (day + 0.5) * (WIDTH / days.length) - GAP;
  return Array.from({ length: likes + comments }, (_each, index) => index)
    .toSorted((a, b) => pseudoRandom(a + day * 31) - pseudoRandom(b + day * 31))
    .map((index, rank) => ({
      at: [
        left + (index % ACROSS) * GAP,
        HEIGHT - GAP / 2 - Math.floor(index / ACROSS) * GAP,
      ] as const,
      comment: rank < comments,
    }));
});

const placesOf = (comment: boolean): Point[] =>
  dots.filter((dot) => dot.comment === comment).map(({ at }) => at);

const comments = placesOf(true);
/** The newest comment. */
const call = comments.at(-1);

/** A week of the sample data: a dot for each engagement, blue for a comment, amber for the one to call. */
export function WeekOfDots() {
  return (
    <Section ground="night" className="week" aria-label={partMessages.week}>
      <figure>
        <svg
          className="art"
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          aria-hidden="true"
        >
          <path
            className="art-dot"
            strokeWidth="16"
            d={dotPath(placesOf(false))}
          />
          <path
            className="art-signal"
            strokeWidth="24"
            d={dotPath(comments.slice(0, -1))}
          />
          {call &&
            [90, 62, 34].map((size) => (
              <path
                key={size}
                className={size === 34 ? "art-amber" : "art-amber week-halo"}
                strokeWidth={size}
                d={dotPath([call])}
              />
            ))}
        </svg>
        <ol className="week-days" aria-hidden="true">
          {days.map((day) => (
            <li key={day}>{day}</li>
          ))}
        </ol>
        <figcaption>
          <span className="week-count">
            <span className="numeric">{totalEngagements}</span> reactions,{" "}
            <span className="numeric">{comments.length}</span> of them comments.{" "}
            <span>One is the call to make today.</span>
          </span>{" "}
          A week around three influencers, from our sample data.
        </figcaption>
      </figure>
    </Section>
  );
}
