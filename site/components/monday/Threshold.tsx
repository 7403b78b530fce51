import { useId } from "react";
import { mondayMessages } from "../../messages/home.ts";
import { Face } from "../Face.tsx";
import { cn } from "../ui/cn.ts";
import { Range } from "../ui/Range.tsx";
import type { RankedPerson } from "./scene-data.ts";

const STEP = 5;

/** All scores from the lowest to the highest, each with the people who have it. */
function columnsOf(ranking: readonly RankedPerson[]) {
  const scores = ranking.map(({ score }) => score);
  const lowest = Math.min(...scores);
  const length = (Math.max(...scores) - lowest) / STEP + 1;
  return Array.from({ length }, (_, index) => {
    const score = lowest + index * STEP;
    return { score, people: ranking.filter((each) => each.score === score) };
  });
}

const firstNames = (people: readonly RankedPerson[]) =>
  people.map(({ name }) => name.split(" ")[0] ?? "");

interface ThresholdProps {
  ranking: readonly RankedPerson[];
  /** The lowest score of those who stay in. */
  from: number;
  setFrom: (score: number) => void;
}

/** Everyone's score as a row of faces, and a slider that decides who stays in. */
export function Threshold({ ranking, from, setFrom }: ThresholdProps) {
  const id = useId();
  const columns = columnsOf(ranking);
  const highest = columns.at(-1)?.score;
  const staying = ranking.filter(({ score }) => score >= from);
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
            {people.map(({ name, look }) => (
              <Face
                key={name}
                name={name}
                look={look}
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
        min={columns[0]?.score}
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
        {mondayMessages.stayIn(firstNames(staying), ranking.length)}
      </output>
    </div>
  );
}
