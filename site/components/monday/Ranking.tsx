import { Face } from "../Face.tsx";
import { cn } from "../ui/cn.ts";
import type { RankedPerson } from "./scene-data.ts";

/** How many people. One more is hidden below, in whose place the others stand at first. */
const SHOWN = 4;

interface RankingProps {
  ranking: readonly RankedPerson[];
  /** Whether the first one is there. Until then the others stand one place higher. */
  ranked?: boolean;
  /** The lowest score of those who stay in. */
  from?: number;
}

/** The list of the week, best first. The person to call first moves the others down. */
export function Ranking({ ranking, ranked = true, from = 0 }: RankingProps) {
  return (
    <ol className="grid h-48 content-start overflow-clip">
      {ranking.slice(0, SHOWN + 1).map((entry, index) => (
        <li
          key={entry.name}
          aria-hidden={index === SHOWN || undefined}
          className="grid grid-cols-[1.25rem_minmax(0,1fr)] items-center"
        >
          <span
            className={cn(
              "font-mono text-xs text-faint",
              ranked && index === 0 && "text-priority",
            )}
            aria-hidden="true"
          >
            {index + 1}
          </span>
          <Place
            entry={entry}
            isOut={entry.score < from}
            isFirst={index === 0}
            move={cn(
              !ranked &&
                (index === 0
                  ? "-translate-x-8 opacity-0"
                  : "-translate-y-full"),
            )}
          />
        </li>
      ))}
    </ol>
  );
}

interface PlaceProps {
  entry: RankedPerson;
  isOut: boolean;
  isFirst: boolean;
  move: string;
}

function Place({ entry, isOut, isFirst, move }: PlaceProps) {
  const { name, look, about, score } = entry;
  return (
    <span
      className={cn(
        "grid h-12 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-2.5 rounded-md px-2 text-note 2xl:text-md leading-snug transition-[opacity,translate] duration-500 ease-out",
        isFirst && "bg-priority-soft ring-1 ring-priority-line ring-inset",
        move,
      )}
    >
      <Face
        name={name}
        look={look}
        size="sm"
        className={cn(isOut && "opacity-55 [filter:grayscale(1)]")}
      />
      <span className={cn("min-w-0", isOut ? "text-faint" : "text-muted")}>
        <span
          className={cn(
            "block truncate font-medium",
            isOut ? "text-faint line-through" : "text-ink",
          )}
        >
          {name}
        </span>{" "}
        <span className="block truncate text-xs">{about}</span>
      </span>{" "}
      <span
        className={cn(
          "font-semibold tabular-nums",
          isOut ? "text-faint" : isFirst ? "text-priority" : "text-signal",
        )}
      >
        {score}
      </span>
    </span>
  );
}
