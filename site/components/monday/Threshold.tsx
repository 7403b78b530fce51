import { useId } from "react";
import { mondayRanking } from "../../mock/monday.ts";
import type { RankedLead } from "../../mock/score.ts";
import { mondayMessages } from "../../messages/home.ts";
import { Portrait } from "../Portrait.tsx";
import { cn } from "../ui/cn.ts";
import { Range } from "../ui/Range.tsx";

const STEP = 5;
const scores = mondayRanking.map(({ score }) => score);
const lowest = Math.min(...scores);
const highest = Math.max(...scores);

/** All scores from the lowest to the highest, each with the people who have it. */
const columns = Array.from(
  { length: (highest - lowest) / STEP + 1 },
  (_, index) => {
    const score = lowest + index * STEP;
    return {
      score,
      people: mondayRanking.filter((entry) => entry.score === score),
    };
  },
);

const firstNames = (people: readonly RankedLead[]) =>
  people.map(({ lead }) => lead.name.split(" ")[0] ?? "");

interface ThresholdProps {
  /** The lowest score of those who stay in. */
  from: number;
  setFrom: (score: number) => void;
}

/** Everyone's score as a row of faces, and a slider that decides who stays in. */
export function Threshold({ from, setFrom }: ThresholdProps) {
  const id = useId();
  const staying = mondayRanking.filter(({ score }) => score >= from);
  return (
    <div>
      <p className="flex items-baseline justify-between gap-3 text-note">
        <label htmlFor={id} className="text-muted">
          {mondayMessages.keepFrom}
        </label>{" "}
        <span className="font-medium text-ink tabular-nums">
          {mondayMessages.points(from)}
        </span>
      </p>
      <div className="mt-4 flex items-end justify-between" aria-hidden="true">
        {columns.map(({ score, people }) => (
          <span key={score} className="grid w-6 justify-items-center">
            {people.map(({ lead }) => (
              <Portrait
                key={lead.id}
                name={lead.name}
                size="xs"
                className={cn(
                  "-mt-1.5 ring-1 ring-surface transition-opacity duration-200",
                  score < from && "opacity-30 [filter:grayscale(1)]",
                  score === highest && "ring-2 ring-amber",
                )}
              />
            ))}
          </span>
        ))}
      </div>
      <Range
        id={id}
        min={lowest}
        max={highest}
        step={STEP}
        value={from}
        onChange={(event) => setFrom(event.currentTarget.valueAsNumber)}
        aria-valuetext={mondayMessages.points(from)}
        className="noscript:hidden"
      />
      <output
        htmlFor={id}
        className="block min-h-11 text-note leading-snug text-muted"
      >
        {mondayMessages.stayIn(firstNames(staying), mondayRanking.length)}
      </output>
    </div>
  );
}
