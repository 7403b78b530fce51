import { use } from "react";
import { SiteLanguage } from "../../language.ts";

interface LeadTrackProps {
  /** The included leads of plans, and whose they are. */
  marks: readonly { leads: number; name: string }[];
  /** Where the thumb is, from 0 to 1. */
  share: number;
}

/** The drawing of the slider: a track with its thumb, and the plans as marks at equal distances. */
export function LeadTrack({ marks, share }: LeadTrackProps) {
  const { formatNumber } = use(SiteLanguage);
  const at = `${share * 100}%`;
  return (
    <div aria-hidden="true">
      <svg className="block h-11 w-full overflow-visible">
        <rect
          className="fill-line-strong forced-colors:fill-[CanvasText]"
          y="19"
          width="100%"
          height="6"
          rx="3"
        />
        <rect
          className="fill-signal forced-colors:fill-[Highlight]"
          y="19"
          width={at}
          height="6"
          rx="3"
        />
        {marks.map(({ leads }, index) => (
          <rect
            key={leads}
            fill="var(--color-page)"
            x={`${((index + 1) / (marks.length + 1)) * 100}%`}
            y="19"
            width="2"
            height="6"
          />
        ))}
        <circle
          className="fill-ink stroke-page group-has-[:focus-visible]/slider:stroke-focus forced-colors:fill-[Highlight]"
          strokeWidth="4"
          cx={at}
          cy="22"
          r="12"
        />
      </svg>
      <ol className="flex text-xs leading-snug text-muted tabular-nums">
        {marks.map(({ name, leads }) => (
          <li key={leads} className="relative h-9 flex-1">
            <span className="absolute right-0 translate-x-1/2 text-center">
              {name} <br />
              {formatNumber(leads)}
            </span>
          </li>
        ))}
        <li className="flex-1" />
      </ol>
    </div>
  );
}
