import { useId } from "react";

const WIDTH = 1680;
const HEIGHT = 400;
const GROUND = 372;

interface Home {
  x: number;
  width: number;
  height: number;
  /** Height of the roof; 0 is flat. */
  roof: number;
  /** Rows and columns of windows. */
  rows: number;
  columns: number;
  /** Index of the window that is lit, row by row. */
  lit: number;
}

const homes: readonly Home[] = [
  { x: 40, width: 120, height: 96, roof: 52, rows: 1, columns: 2, lit: 1 },
  { x: 214, width: 96, height: 190, roof: 0, rows: 4, columns: 2, lit: 4 },
  { x: 362, width: 150, height: 110, roof: 66, rows: 2, columns: 3, lit: 1 },
  { x: 568, width: 84, height: 150, roof: 44, rows: 3, columns: 1, lit: 0 },
  { x: 708, width: 190, height: 120, roof: 0, rows: 2, columns: 4, lit: 6 },
  { x: 950, width: 110, height: 210, roof: 40, rows: 4, columns: 2, lit: 1 },
  { x: 1116, width: 140, height: 92, roof: 60, rows: 1, columns: 2, lit: 0 },
  { x: 1306, width: 100, height: 168, roof: 0, rows: 3, columns: 2, lit: 3 },
  { x: 1462, width: 160, height: 104, roof: 70, rows: 2, columns: 3, lit: 2 },
];

const trees: readonly (readonly [x: number, size: number])[] = [
  [186, 40],
  [336, 30],
  [538, 46],
  [680, 28],
  [924, 38],
  [1086, 30],
  [1282, 42],
  [1434, 32],
  [1652, 44],
];

/** Homes far apart, with one lit window each, before a sky that grows light. */
export function HomesPicture() {
  const glow = useId();
  return (
    <svg
      className="h-[clamp(240px,27vw,460px)] w-full"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <radialGradient id={glow} cy="1" r="1">
        <stop
          offset="0"
          className="[stop-color:var(--color-glow)]"
          stopOpacity="0.9"
        />
        <stop
          offset="1"
          className="[stop-color:var(--color-glow)]"
          stopOpacity="0"
        />
      </radialGradient>
      <rect
        x="-400"
        width={WIDTH + 800}
        height={GROUND}
        fill={`url(#${glow})`}
      />
      {trees.map(([x, size]) => (
        <g key={x} className="fill-band stroke-line-strong">
          <path d={`M${x} ${GROUND}V${GROUND - size * 1.3}`} />
          <circle cx={x} cy={GROUND - size * 1.3} r={size / 2} />
        </g>
      ))}
      {homes.map((home) => (
        <HomeShape key={home.x} {...home} />
      ))}
      <rect
        className="fill-hill"
        x="-400"
        y={GROUND}
        width={WIDTH + 800}
        height={HEIGHT - GROUND}
      />
    </svg>
  );
}

function HomeShape({ x, width, height, roof, rows, columns, lit }: Home) {
  const eaves = GROUND - height;
  const outline = roof
    ? `M${x} ${GROUND}V${eaves}l${width / 2} ${-roof} ${width / 2} ${roof}V${GROUND}`
    : `M${x} ${GROUND}V${eaves}h${width}V${GROUND}`;
  const [stepX, stepY] = [width / columns, (height - 8) / rows];
  return (
    <>
      <path className="fill-hill stroke-line-strong" d={outline} />
      {Array.from({ length: rows * columns }, (_, index) => (
        <rect
          key={index}
          className={
            index === lit
              ? "fill-amber stroke-amber/35 stroke-[7]"
              : "fill-band stroke-line"
          }
          x={x + (index % columns) * stepX + stepX / 2 - 9}
          y={eaves + 8 + Math.floor(index / columns) * stepY + stepY / 2 - 15}
          width="18"
          height="24"
          rx="2"
        />
      ))}
    </>
  );
}
