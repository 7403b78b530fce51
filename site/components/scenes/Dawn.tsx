import { Horizon, WIDTH, type Light } from "./Horizon.tsx";
import { larkPaths } from "./Lark.tsx";

const HEIGHT = 320;

/**
 * Hills from far to near: the height of the crest above the lower edge, where its waves begin, and how much of the sky's
 * glow, in percent, lies over its colour.
 */
const hills = [
  { crest: 118, swell: 20, start: 0.4, haze: 78 },
  { crest: 92, swell: 24, start: 2.1, haze: 50 },
  { crest: 60, swell: 20, start: 4.2, haze: 24 },
  { crest: 26, swell: 14, start: 5.6, haze: 0 },
] as const;

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
  light?: Light;
  className?: string;
}

/** The sky before sunrise above four lines of hills; at dawn with the sun, and a lark that rises. See `Horizon`. */
export function Dawn({ light = "dawn", className }: DawnProps) {
  return (
    <Horizon light={light} height={HEIGHT} className={className}>
      {light === "dawn" && (
        <>
          <circle
            cx={WIDTH * 0.62}
            cy="220"
            r="34"
            fill="color-mix(in srgb,var(--color-amber) 35%,#fff)"
          />
          <g
            className="fill-hill"
            transform="translate(650 84) rotate(-6) scale(1.6)"
          >
            {larkPaths}
          </g>
        </>
      )}
      {hills.map((hill) => (
        <path
          key={hill.crest}
          fill={`color-mix(in oklch,var(--color-hill),var(--color-glow) ${hill.haze}%)`}
          d={`${crestOf(hill)}V${HEIGHT}H0Z`}
        />
      ))}
    </Horizon>
  );
}
