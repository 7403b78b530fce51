import { cn } from "../../components/ui/cn.ts";
import type { GuidesData } from "./data.ts";

const HEIGHT = 300;
const BOARD = 284;
/** More books are not drawn. */
const MAX_BOOKS = 14;

/** How the backs of the books look, from the easiest level to the hardest. */
const looks = [
  { book: "fill-signal-soft stroke-signal-line", label: "stroke-signal" },
  { book: "fill-signal/45 stroke-signal", label: "stroke-ink/60" },
  { book: "fill-primary stroke-primary", label: "stroke-on-primary/70" },
];

/** The guides as books on a shelf, those of a level side by side, thicker and taller the harder they are. */
export function Shelf({ levels }: Pick<GuidesData, "levels">) {
  const ranks = levels
    .flatMap((count, rank) => Array.from({ length: count }, () => rank))
    .slice(0, MAX_BOOKS);
  let right = 12;
  const books = ranks.map((rank, index) => {
    const width = 34 + rank * 8 + (index % 3) * 5;
    const height = 150 + rank * 34 + ((index * 37) % 29);
    const gap = index > 0 && rank !== ranks[index - 1] ? 26 : 3;
    const x = right + gap;
    right = x + width;
    return { x, width, height, look: looks[rank] };
  });
  const width = right + 34;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${HEIGHT}`}
      className="hidden h-auto w-full lg:block"
    >
      {books.map(({ x, width: thickness, height, look }, index) => {
        const isLast = index === books.length - 1;
        const top = BOARD - height;
        return (
          <g
            key={x}
            transform={
              isLast ? `rotate(7 ${x + thickness} ${BOARD})` : undefined
            }
          >
            <rect
              className={isLast ? "fill-amber stroke-amber" : look?.book}
              x={isLast ? x + 6 : x}
              y={top}
              width={thickness}
              height={height}
              rx="4"
            />
            <path
              className={cn(
                "fill-none stroke-2 [stroke-linecap:round]",
                isLast ? "stroke-page/60" : look?.label,
              )}
              d={`M${(isLast ? x + 6 : x) + thickness / 2} ${top + 24}v${height * 0.36}M${(isLast ? x + 6 : x) + 9} ${BOARD - 26}h${thickness - 18}`}
            />
          </g>
        );
      })}
      <path
        className="fill-none stroke-line-strong stroke-[3] [stroke-linecap:round]"
        d={`M2 ${BOARD + 2}H${width - 2}`}
      />
    </svg>
  );
}
