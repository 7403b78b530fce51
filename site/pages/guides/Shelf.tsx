import { cn } from "../../components/ui/cn.ts";
import type { GuidesData } from "./data.ts";

const HEIGHT = 300;
const BOARD = 284;
/** More books are not drawn. */
const MAX_BOOKS = 14;

/** How the backs of the books look, from the easiest level to the hardest. */
const looks = [
  { book: "fill-signal-soft stroke-signal-line", label: "stroke-signal" },
  { book: "fill-signal-line stroke-signal", label: "stroke-ink" },
  { book: "fill-primary stroke-primary", label: "stroke-on-primary" },
];

interface Book {
  x: number;
  width: number;
  height: number;
  rank: number;
}

/** Books from left to right: those of a level side by side, thicker and taller the harder they are. */
function placeBooks(levels: readonly number[]): Book[] {
  const ranks = levels
    .flatMap((count, rank) => Array.from({ length: count }, () => rank))
    .slice(0, MAX_BOOKS);
  const books: Book[] = [];
  for (const [index, rank] of ranks.entries()) {
    const last = books.at(-1);
    const gap = last && last.rank !== rank ? 26 : 3;
    books.push({
      x: (last ? last.x + last.width : 9) + gap,
      width: 34 + rank * 8 + (index % 3) * 5,
      height: 150 + rank * 34 + ((index * 37) % 29),
      rank,
    });
  }
  return books;
}

/** The guides as books on a shelf. */
export function Shelf({ levels }: Pick<GuidesData, "levels">) {
  const books = placeBooks(levels);
  const end = books.at(-1);
  if (!end) return null;
  const width = end.x + end.width + 34;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${HEIGHT}`}
      className="hidden h-auto w-full lg:block"
    >
      {books.map((book) => {
        const { x, width: thickness, height, rank } = book;
        const isLast = book === end;
        const look = looks[rank];
        const top = BOARD - height;
        return (
          <g
            key={x}
            transform={
              isLast ? `rotate(7 ${x + thickness} ${BOARD})` : undefined
            }
          >
            <rect
              className={isLast ? "fill-ink stroke-ink" : look?.book}
              x={isLast ? x + 6 : x}
              y={top}
              width={thickness}
              height={height}
              rx="4"
            />
            <path
              className={cn("fill-none", isLast ? "stroke-page" : look?.label)}
              strokeWidth="2"
              strokeLinecap="round"
              strokeOpacity="0.65"
              d={`M${(isLast ? x + 6 : x) + thickness / 2} ${top + 24}v${height * 0.36}M${(isLast ? x + 6 : x) + 9} ${BOARD - 26}h${thickness - 18}`}
            />
          </g>
        );
      })}
      <path
        className="fill-none stroke-line-strong"
        strokeWidth="3"
        strokeLinecap="round"
        d={`M2 ${BOARD + 2}H${width - 2}`}
      />
    </svg>
  );
}
