import { olaf, townHall } from "../../components/scenes/city.ts";
import { larkPaths } from "../../components/scenes/Lark.tsx";

/** A stamp with the city of the office, and a postmark. Decoration. */
export function Stamp() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 168 124"
      className="h-20 w-auto flex-none sm:h-28"
    >
      <g transform="translate(70 4)">
        <rect width="96" height="116" fill="var(--color-line)" />
        <path
          stroke="var(--color-surface)"
          strokeWidth="4.8"
          strokeLinecap="round"
          strokeDasharray="0 8"
          d="M4 0H94M4 116H94M0 4V110M96 4V110"
        />
        <svg x="8" y="8" width="80" height="100">
          <rect
            width="80"
            height="100"
            className="night"
            fill="var(--color-sky)"
          />
          <rect
            width="80"
            height="100"
            className="fill-signal"
            opacity="0.25"
          />
          <g className="fill-on-primary">
            <circle cx="58" cy="44" r="22" opacity="0.1" />
            <circle cx="58" cy="44" r="10" opacity="0.85" />
          </g>
          <g className="night fill-hill" transform="translate(0 92) scale(.42)">
            <path d={olaf} transform="translate(34 0)" />
            <path d={townHall} transform="translate(172 0)" />
            <path d="M0 -4H200V30H0Z" />
          </g>
          <g className="fill-on-primary" transform="translate(12 14) scale(.4)">
            {larkPaths}
          </g>
        </svg>
      </g>
      <g className="fill-none stroke-muted" strokeWidth="1.5" opacity="0.7">
        <circle cx="56" cy="44" r="30" />
        <circle cx="56" cy="44" r="20" />
        <path d="M0 36q8-5 16 0t16 0M0 44q8-5 16 0t16 0M0 52q8-5 16 0t16 0" />
      </g>
    </svg>
  );
}
