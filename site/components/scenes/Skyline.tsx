import {
  castle,
  dome,
  hermann,
  hill,
  houses,
  margaret,
  nevsky,
  nicholas,
  olaf,
  townHall,
  wall,
  wallTower,
} from "./city.ts";
import { Horizon, WIDTH, type Light } from "./Horizon.tsx";

const HEIGHT = 340;
/** The shore: below it is the bay. */
const SHORE = 310;
/** The height of Toompea above the shore. */
const HILL = 44;

/** The towers of the town wall: x, and size. */
const wallTowers = [
  [84, 1],
  [236, 0.86],
  [524, 0.9],
  [660, 1.05],
  [838, 0.88],
  [1046, 1],
  [1184, 1.1],
  [1330, 0.9],
] as const;

/** Windows with a light: x, and height above the shore. */
const windows = [
  [62, 30],
  [82, 34],
  [168, 26],
  [234, 28],
  [322, 28],
  [428, 44],
  [552, 22],
  [522, 32],
  [658, 38],
  [776, 28],
  [836, 30],
  [1016, 28],
  [1044, 34],
  [1140, 26],
  [1182, 38],
  [1272, 28],
  [1328, 30],
] as const;

interface SkylineProps {
  light?: Light;
  className?: string;
}

/** Tallinn beyond its bay: the spires and the hill far off, the town wall at the shore. See `Horizon`. */
export function Skyline({ light = "dawn", className }: SkylineProps) {
  return (
    <Horizon light={light} height={HEIGHT} className={className}>
      <g
        className="fill-hill opacity-55"
        transform={`translate(980 ${SHORE - HILL})`}
      >
        <path d={castle + hill} />
        <path d={nevsky} transform="translate(-116 0)" />
        <path d={dome} transform="translate(-6 0)" />
        <path d={hermann} transform="translate(108 0)" />
      </g>
      <g className="fill-hill opacity-75">
        <path d={nicholas} transform={`translate(716 ${SHORE})`} />
        <path d={townHall} transform={`translate(598 ${SHORE})`} />
      </g>
      <path
        className="fill-hill opacity-90"
        d={olaf}
        transform={`translate(430 ${SHORE})`}
      />
      <g transform={`translate(0 ${SHORE})`}>
        <path className="fill-hill" d={houses + wall} />
        {wallTowers.map(([x, size]) => (
          <g
            key={x}
            className="fill-hill"
            transform={`translate(${x} 0) scale(${size})`}
          >
            <path d={wallTower.body} />
            <path
              className="stroke-glow"
              strokeOpacity="0.7"
              d={wallTower.roof}
            />
          </g>
        ))}
        <g className="fill-hill" transform="translate(330 0)">
          <path d={margaret.body} />
          <path className="stroke-glow" strokeOpacity="0.7" d={margaret.roof} />
        </g>
        {windows.map(([x, y]) => (
          <path
            key={x}
            className="fill-amber"
            opacity={light === "night" ? 1 : 0.5}
            d={`M${x} -${y}h3v5h-3z`}
          />
        ))}
        <path className="fill-hill" d={`M0 -1H${WIDTH}V40H0Z`} />
        <path
          className="fill-none stroke-ink"
          strokeOpacity="0.15"
          d={`M0 3H${WIDTH}M360 11H620M660 11H1010M240 19H420M520 19H900M700 26H980`}
        />
      </g>
    </Horizon>
  );
}
