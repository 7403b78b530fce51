import { useId } from "react";
import { cn } from "../ui/cn.ts";

const WIDTH = 1440;
const HEIGHT = 480;

/** Lines of hills from far to near: the height of the crest above the lower edge, and where its waves begin. */
const hills = [
  { crest: 132, swell: 26, start: 0.4, look: "fill-hill/35" },
  { crest: 100, swell: 30, start: 2.1, look: "fill-hill/55" },
  { crest: 66, swell: 24, start: 4.2, look: "fill-hill/75" },
  { crest: 30, swell: 18, start: 5.6, look: "fill-hill" },
];

const crestAt = (x: number, { crest, swell, start }: (typeof hills)[number]) =>
  Math.round(
    HEIGHT -
      crest -
      swell * Math.sin(start + x / 210) -
      (swell / 3) * Math.sin(start * 2 + x / 67),
  );

/** A crest as a line from one edge to the other. */
function crestOf(hill: (typeof hills)[number]): string {
  const points = Array.from(
    { length: WIDTH / 24 + 1 },
    (_, index) => index * 24,
  );
  return `M${points.map((x) => `${x} ${crestAt(x, hill)}`).join("L")}`;
}

interface DawnProps {
  /** `dawn` has the sun at the horizon, `night` a first light alone. */
  light?: "night" | "dawn";
  className?: string;
}

/** The sky before sunrise above four lines of hills. Decoration that fills the lower edge of its positioned parent. */
export function Dawn({ light = "dawn", className }: DawnProps) {
  const sky = useId();
  const sun = useId();
  const isDawn = light === "dawn";
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMax slice"
      className={cn("absolute inset-0 size-full print:hidden", className)}
    >
      <linearGradient id={sky} x2="0" y2="1">
        <stop offset="0" className="[stop-color:var(--color-sky)]" />
        <stop
          offset={isDawn ? 0.5 : 0.7}
          className="[stop-color:var(--color-dusk)]"
        />
        <stop
          offset={isDawn ? 0.76 : 1}
          className="[stop-color:var(--color-glow)]"
        />
        {isDawn && (
          <stop offset="0.92" className="[stop-color:var(--color-amber)]" />
        )}
      </linearGradient>
      <radialGradient id={sun}>
        <stop
          offset="0"
          className="[stop-color:var(--color-amber)]"
          stopOpacity={isDawn ? 0.9 : 0.35}
        />
        <stop
          offset="1"
          className="[stop-color:var(--color-amber)]"
          stopOpacity="0"
        />
      </radialGradient>
      <rect width={WIDTH} height={HEIGHT} fill={`url(#${sky})`} />
      <ellipse
        cx={WIDTH * 0.7}
        cy={HEIGHT - 90}
        rx={WIDTH * 0.34}
        ry={HEIGHT * 0.36}
        fill={`url(#${sun})`}
      />
      {hills.map((hill) => (
        <g key={hill.crest}>
          <path className={hill.look} d={`${crestOf(hill)}V${HEIGHT}H0Z`} />
          <path className="fill-none stroke-ink/10" d={crestOf(hill)} />
        </g>
      ))}
    </svg>
  );
}
