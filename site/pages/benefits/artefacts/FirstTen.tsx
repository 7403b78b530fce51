import { cn } from "../../../components/ui/cn.ts";
import { mondayRanking } from "../../../mock/monday.ts";
import { Sheet } from "./Sheet.tsx";

const ten = mondayRanking.slice(0, 10);

/** Startups: the first ten people to talk to. */
export function FirstTen() {
  return (
    <Sheet title="First list" aside={`${ten.length} people`}>
      <ol className="grid grid-flow-col grid-cols-2 grid-rows-[repeat(5,auto)] gap-x-4 px-4 py-2">
        {ten.map(({ lead }, index) => (
          <li
            key={lead.id}
            className="grid grid-cols-[1.25rem_minmax(0,1fr)] items-baseline py-1.5"
          >
            <span
              className={cn(
                "font-mono text-xs text-faint",
                index === 0 && "text-priority",
              )}
            >
              {index + 1}
            </span>
            <span>
              <span className="block font-medium">{lead.name}</span>
              <span className="block text-xs text-muted">{lead.title}</span>
            </span>
          </li>
        ))}
      </ol>
    </Sheet>
  );
}
