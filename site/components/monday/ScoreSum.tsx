import { protagonist } from "../../mock/monday.ts";
import { scoreParts, signalsOf } from "../../mock/score.ts";
import { formatTimeAgo } from "../../mock/totals.ts";
import { mondayMessages } from "../../messages/home.ts";
import { Portrait } from "../Portrait.tsx";
import { cn } from "../ui/cn.ts";

const { lead, signal, points } = protagonist;

/** What each part of the score stands for here, in the order of `scoreParts`. */
const grounds = [
  signal.engagement,
  lead.title,
  mondayMessages.ourTopic,
  mondayMessages.posts(signalsOf(lead).length),
  formatTimeAgo(signal),
];

const sumOf = (parts: readonly number[]) =>
  parts.reduce((sum, each) => sum + each, 0);

interface ScoreSumProps {
  /** How many of the five parts are counted. All by default. */
  counted?: number;
}

/** The score of the person to call first, part by part. The sum counts what is shown. */
export function ScoreSum({ counted = scoreParts.length }: ScoreSumProps) {
  return (
    <div
      className={cn(
        "transition-opacity duration-300",
        counted === 0 && "opacity-0",
      )}
    >
      <p className="flex items-center gap-3">
        <Portrait name={lead.name} size="sm" className="ring-2 ring-amber" />
        <span className="min-w-0 flex-1 text-note 2xl:text-md leading-snug text-muted">
          <span className="block font-medium text-ink">{lead.name}</span>
          {lead.title}
        </span>{" "}
        <span className="text-[2.25rem] leading-none font-medium tracking-[-0.045em] text-priority tabular-nums">
          {sumOf(points.slice(0, counted))}
          <span className="sr-only"> {mondayMessages.ofHundred}</span>
        </span>
      </p>
      <dl className="mt-3 grid gap-1 text-note 2xl:text-md leading-snug">
        {scoreParts.map(({ id, label, max }, index) => (
          <Part
            key={id}
            label={label}
            max={max}
            value={points[index] ?? 0}
            ground={grounds[index] ?? ""}
            shown={index < counted}
          />
        ))}
      </dl>
    </div>
  );
}

interface PartProps {
  label: string;
  max: number;
  value: number;
  ground: string;
  shown: boolean;
}

/** A part of the score: its name, what it stands for here, a bar of its maximum, and the points. */
function Part({ label, max, value, ground, shown }: PartProps) {
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
              className="fill-priority-line forced-colors:fill-[Canvas]"
              fillOpacity="0.6"
              width={`${(value / max) * 100}%`}
              height="100%"
            />
          </svg>
          <span className="relative block truncate px-2 text-xs leading-6 text-ink">
            {ground}
          </span>
        </span>
        <span className="text-right font-medium text-ink tabular-nums">
          +{value}
        </span>
      </dd>
    </div>
  );
}
