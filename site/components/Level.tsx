import { cn } from "./ui/cn.ts";

const levels = { Beginner: 1, Intermediate: 2, Advanced: 3 } as const;
const heights = ["h-1.5", "h-2", "h-3"] as const;

/** The difficulty of a guide: as a word and as one to three bars. */
export function Level({ level }: { level: keyof typeof levels }) {
  return (
    <span className="inline-flex items-center gap-2 font-medium text-ink">
      <span
        className="flex items-end gap-0.5 forced-colors:hidden"
        aria-hidden="true"
      >
        {heights.map((height, index) => (
          <i
            key={height}
            className={cn(
              "w-1",
              height,
              index < levels[level] ? "bg-signal" : "bg-line-strong",
            )}
          />
        ))}
      </span>
      {level}
    </span>
  );
}
