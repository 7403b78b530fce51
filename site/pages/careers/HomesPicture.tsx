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
  { x: 40, width: 132, height: 84, roof: 58, rows: 1, columns: 3, lit: 2 },
  { x: 222, width: 88, height: 196, roof: 0, rows: 5, columns: 3, lit: 7 },
  { x: 362, width: 150, height: 106, roof: 64, rows: 2, columns: 4, lit: 2 },
  { x: 570, width: 84, height: 158, roof: 50, rows: 4, columns: 2, lit: 3 },
  { x: 704, width: 194, height: 122, roof: 0, rows: 3, columns: 6, lit: 10 },
  { x: 950, width: 106, height: 206, roof: 46, rows: 5, columns: 3, lit: 4 },
  { x: 1116, width: 144, height: 82, roof: 62, rows: 1, columns: 3, lit: 0 },
  { x: 1306, width: 100, height: 170, roof: 0, rows: 4, columns: 3, lit: 5 },
  { x: 1462, width: 160, height: 100, roof: 68, rows: 2, columns: 4, lit: 2 },
];

const trees: readonly (readonly [x: number, size: number])[] = [
  [194, 62],
  [338, 44],
  [540, 70],
  [678, 40],
  [924, 58],
  [1088, 48],
  [1284, 66],
  [1434, 46],
  [1654, 64],
];

/** Roofs far off, as one line. */
const farRoofs = `M-400 ${GROUND}v-60l40-26 40 26v14h60v-52h54v40l36-22 36 22v10h92v-70h44v58l48-30 48 30v12h70v-44h66v30l34-24 34 24v-34l30-20 30 20v54h84v-74h40v50l44-28 44 28v20h76v-58h58v44l40-26 40 26v12h88v-66h44v54l46-28 46 28v12h70v-40h62v28l36-22 36 22v-30l32-22 32 22v50h90v-60h50v48l44-26 44 26V${GROUND}z`;

/** Homes far apart, with one lit window each, before a sky that grows light. */
export function HomesPicture() {
  const glow = useId();
  const lamp = useId();
  return (
    <svg
      className="h-[clamp(240px,27vw,460px)] w-full"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <radialGradient id={glow} cy="1" r="1">
        <stop offset="0" stopColor="var(--color-glow)" stopOpacity="0.9" />
        <stop offset="1" stopColor="var(--color-glow)" stopOpacity="0" />
      </radialGradient>
      <radialGradient id={lamp}>
        <stop stopColor="var(--color-on-primary)" stopOpacity="0.35" />
        <stop offset="1" stopColor="var(--color-on-primary)" stopOpacity="0" />
      </radialGradient>
      <rect
        x="-400"
        width={WIDTH + 800}
        height={GROUND}
        fill={`url(#${glow})`}
      />
      <path className="fill-hill opacity-55" d={farRoofs} />
      {trees.map(([x, size]) => (
        <g key={x} className="fill-hill stroke-line-strong">
          <path
            d={`M${x} ${GROUND - size * 1.5}q${size * 0.34} ${size * 0.4} ${size * 0.26} ${size}q-${size * 0.26} ${size * 0.2}-${size * 0.52} 0q-${size * 0.08}-${size * 0.6} ${size * 0.26}-${size}z`}
          />
          <path d={`M${x} ${GROUND}V${GROUND - size}`} />
        </g>
      ))}
      {homes.map((home) => (
        <HomeShape key={home.x} {...home} lamp={lamp} />
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

/** A window of four panes. */
const windowAt = (x: number, y: number) =>
  `M${x} ${y}h12v16h-12zm6 0v16m-6-9h12`;

interface HomeShapeProps extends Home {
  /** Id of the light around a lit window. */
  lamp: string;
}

function HomeShape({
  x,
  width,
  height,
  roof,
  rows,
  columns,
  lit,
  lamp,
}: HomeShapeProps) {
  const eaves = GROUND - height;
  const outline = roof
    ? `M${x} ${GROUND}V${eaves}h-7l${width / 2 + 7} ${-roof} ${width / 2 + 7} ${roof}h-7V${GROUND}`
    : `M${x} ${GROUND}V${eaves}h-4v-7h${width + 8}v7h-4V${GROUND}`;
  const [stepX, stepY] = [width / columns, (height - 44) / rows];
  const windows = Array.from({ length: rows * columns }, (_, index) => ({
    x: x + (index % columns) * stepX + stepX / 2 - 6,
    y: eaves + 10 + Math.floor(index / columns) * stepY + stepY / 2 - 12,
  }));
  const home = windows[lit];
  return (
    <>
      <path
        className="fill-hill stroke-line-strong"
        d={`M${x + width * 0.7} ${eaves}V${eaves - Math.max(roof, 20) - 4}h14V${eaves}`}
      />
      <path className="fill-hill stroke-line-strong" d={outline} />
      <path
        className="fill-band stroke-line"
        d={`M${x + width / 2 - 9} ${GROUND}v-30h18v30M${x} ${eaves}h${width}${windows.map((at) => windowAt(at.x, at.y)).join("")}`}
      />
      {home && (
        <>
          <circle
            fill={`url(#${lamp})`}
            cx={home.x + 6}
            cy={home.y + 8}
            r="34"
          />
          <path
            className="fill-on-primary stroke-hill"
            d={windowAt(home.x, home.y)}
          />
        </>
      )}
    </>
  );
}
