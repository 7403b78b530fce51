/** How the parts of covers and the like look. */
const looks = {
  sheet: { className: "fill-surface stroke-line-strong" },
  back: { className: "fill-raised stroke-line-strong" },
  line: { className: "stroke-line-strong" },
  picture: { className: "fill-signal-soft stroke-signal-line" },
  person: { className: "fill-signal-line" },
  bar: { className: "fill-control", opacity: 0.5 },
  filled: { className: "fill-signal stroke-signal" },
  empty: { className: "fill-none stroke-control" },
  title: { className: "stroke-ink", strokeWidth: 7, opacity: 0.75 },
  words: { className: "stroke-control", strokeWidth: 4, opacity: 0.7 },
  marker: { className: "stroke-signal-soft", strokeWidth: 18 },
  marked: { className: "stroke-signal", strokeWidth: 4 },
  chart: { className: "fill-none stroke-signal", strokeWidth: 3 },
  check: { className: "fill-none stroke-page", strokeWidth: 3 },
  heavy: { className: "stroke-line-strong", strokeWidth: 5 },
  played: { className: "fill-none stroke-signal", strokeWidth: 5 },
  button: { className: "fill-primary" },
  play: { className: "fill-on-primary" },
  dashed: { className: "fill-none stroke-control", strokeDasharray: "4 4" },
  plus: { className: "stroke-control", strokeWidth: 2 },
  arrow: { className: "fill-none stroke-signal", strokeWidth: 2 },
  rival: { className: "fill-none stroke-rival", strokeWidth: 3 },
  rivalTwo: {
    className: "fill-none stroke-rival",
    strokeWidth: 3,
    opacity: 0.55,
  },
  rivalThree: {
    className: "fill-none stroke-rival",
    strokeWidth: 3,
    opacity: 0.3,
  },
} as const;

export type Shape = readonly [look: keyof typeof looks, path: string];

/** A box with round corners, as a path. */
export const box = (
  x: number,
  y: number,
  width: number,
  height: number,
  r: number,
) =>
  `M${x + r} ${y}h${width - 2 * r}q${r} 0 ${r} ${r}v${height - 2 * r}q0 ${r} ${-r} ${r}h${2 * r - width}q${-r} 0 ${-r} ${-r}v${2 * r - height}q0 ${-r} ${r} ${-r}z`;

export const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0a${r} ${r} 0 0 1 ${-2 * r} 0z`;

/** Shapes of a drawing, from back to front. */
export function Shapes({ shapes }: { shapes: readonly Shape[] }) {
  return shapes.map(([look, path]) => (
    <path key={look + path} {...looks[look]} d={path} />
  ));
}
