import { mondayMessages } from "../../messages/home.ts";
import { Face } from "../Face.tsx";
import { cn } from "../ui/cn.ts";
import type { SceneData } from "./scene-data.ts";

interface ScoreSumProps extends Pick<SceneData, "first" | "parts"> {
  /** How many of the five parts are counted. All by default. */
  counted?: number;
}

/** The score of the person to call first, part by part. The sum counts what is shown. */
export function ScoreSum({
  first,
  parts,
  counted = parts.length,
}: ScoreSumProps) {
  const sum = parts
    .slice(0, counted)
    .reduce((total, { points }) => total + points, 0);
  return (
    <div
      className={cn(
        "transition-opacity duration-300",
        counted === 0 && "opacity-0",
      )}
    >
      <p className="flex items-center gap-3">
        <Face {...first} size="sm" className="ring-2 ring-amber" />
        <span className="min-w-0 flex-1 text-note 2xl:text-md leading-snug text-muted">
          <span className="block font-medium text-ink">{first.name}</span>
          {first.title}
        </span>{" "}
        <span className="text-[2.25rem] leading-none font-medium tracking-[-0.045em] text-priority tabular-nums">
          {sum}
          <span className="sr-only"> {mondayMessages.ofHundred}</span>
        </span>
      </p>
      <dl className="mt-3 grid gap-1 text-note 2xl:text-md leading-snug">
        {parts.map((part, index) => (
          <Part key={part.id} {...part} shown={index < counted} />
        ))}
      </dl>
    </div>
  );
}

type PartProps = SceneData["parts"][number] & { shown: boolean };

/** A part of the score: its name, what it stands for here, a bar of its maximum, and the points. */
function Part({ label, max, points, ground, shown }: PartProps) {
  return (
    <div
      className={cn(
        "grid grid-cols-[3.5rem_minmax(0,1fr)_2rem] items-center gap-x-3 transition-opacity duration-300",
        !shown && "opacity-0",
      )}
    >
      <dt className="text-muted">{label}</dt>
      <dd className="contents">
        <span className="relative block h-6 overflow-hidden rounded-sm bg-raised">
          <svg className="absolute inset-0 size-full" aria-hidden="true">
            <rect
              className="forced-colors:fill-[Canvas]"
              fill="var(--color-priority-line)"
              fillOpacity="0.6"
              width={`${(points / max) * 100}%`}
              height="100%"
            />
          </svg>
          <span className="relative block truncate px-2 text-xs leading-6 text-ink">
            {ground}
          </span>
        </span>
        <span className="text-right font-medium text-ink tabular-nums">
          +{points}
        </span>
      </dd>
    </div>
  );
}
