import { Horizon, WIDTH, type Light } from "./Horizon.tsx";
import { larkPaths } from "./Lark.tsx";

const HEIGHT = 320;

/** Lines of hills from far to near: the height of the crest above the lower edge, and where its waves begin. */
const hills = [
  { crest: 128, swell: 24, start: 0.4, opacity: 0.35 },
  { crest: 98, swell: 28, start: 2.1, opacity: 0.55 },
  { crest: 66, swell: 22, start: 4.2, opacity: 0.75 },
  { crest: 32, swell: 16, start: 5.6, opacity: 1 },
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

/** The sky before sunrise above four lines of hills, and at dawn a lark that rises. See `Horizon`. */
export function Dawn({ light = "dawn", className }: DawnProps) {
  return (
    <Horizon light={light} height={HEIGHT} className={className}>
      {hills.map((hill) => (
        <g key={hill.crest}>
          <path
            className="fill-hill"
            fillOpacity={hill.opacity}
            d={`${crestOf(hill)}V${HEIGHT}H0Z`}
          />
          <path
            className="fill-none stroke-ink"
            strokeOpacity="0.15"
            d={crestOf(hill)}
          />
        </g>
      ))}
      {light === "dawn" && (
        <g
          className="fill-hill"
          transform="translate(1004 62) rotate(-14) scale(.62)"
        >
          {larkPaths}
        </g>
      )}
    </Horizon>
  );
}
