import { cn } from "../../../components/ui/cn.ts";
import { allLeads } from "../../../mock/story.ts";

/** How each note hangs. */
const notes = [
  "-rotate-2 bg-signal-soft",
  "rotate-1 bg-raised",
  "translate-y-1 rotate-2 bg-raised",
  "-rotate-1 bg-signal-soft",
];
const quotes = allLeads
  .filter(({ said = "" }) => said.length > 0 && said.length < 64)
  .slice(0, notes.length);

/** Product teams: what people said in their own words, with their titles. */
export function QuoteWall() {
  return (
    <ul
      className="grid w-full grid-cols-2 gap-3 text-note leading-snug text-ink"
      aria-hidden="true"
    >
      {quotes.map(({ id, said, title }, index) => (
        <li
          key={id}
          className={cn(
            "flex flex-col justify-between gap-3 rounded-[4px] border border-line-strong p-3 shadow-frame",
            notes[index],
          )}
        >
          <span>{said}</span>
          <span className="text-xs text-muted">{title}</span>
        </li>
      ))}
    </ul>
  );
}
