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
  windows,
} from "./city.ts";
import { Horizon, WIDTH } from "./Horizon.tsx";

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

/** Tallinn at night, beyond its bay: the spires and the hill far off, lit windows and the town wall at the shore. See `Horizon`. */
export function Skyline({ className }: { className?: string }) {
  return (
    <Horizon light="night" height={HEIGHT} className={className}>
      <g
        className="fill-hill"
        opacity="0.55"
        transform={`translate(980 ${SHORE - HILL})`}
      >
        <path d={castle + hill} />
        <path d={nevsky} transform="translate(-116 0)" />
        <path d={dome} transform="translate(-6 0)" />
        <path d={hermann} transform="translate(108 0)" />
      </g>
      <g className="fill-hill" opacity="0.75">
        <path d={nicholas} transform={`translate(716 ${SHORE})`} />
        <path d={townHall} transform={`translate(598 ${SHORE})`} />
      </g>
      <path
        className="fill-hill"
        opacity="0.9"
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
            <path className="fill-ink" d={wallTower.window} />
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
        <path className="fill-ink" d={windows} />
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
