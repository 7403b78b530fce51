import { Portrait } from "../../../components/Portrait.tsx";
import { cn } from "../../../components/ui/cn.ts";
import { Badge } from "../../../components/ui/Badge.tsx";
import { newConnections } from "../../../mock/connections.ts";
import { Sheet } from "./Sheet.tsx";

const company = newConnections[0]?.company ?? "";
const people = newConnections.filter((person) => person.company === company);

/** SaaS companies: an account of the CRM whose people are meeting rivals. */
export function DealCard() {
  return (
    <Sheet title={company} aside="Shortlist open">
      <p className="grid grid-cols-4 gap-1 px-4 pt-4 text-xs text-faint">
        {["New", "Contacted", "Proposal", "Won"].map((stage, index) => (
          <span
            key={stage}
            className={cn(
              "border-t-4 pt-1.5",
              index === 0 ? "border-rival text-ink" : "border-fill",
            )}
          >
            {stage}
          </span>
        ))}
      </p>
      <ul className="p-4 pb-2">
        {people.map(({ name, title, rivals }) => (
          <li
            key={name}
            className="flex flex-wrap items-center gap-x-3 gap-y-1.5 border-t border-line py-2.5 first:border-t-0 first:pt-0"
          >
            <Portrait name={name} size="sm" />
            <span className="min-w-20 flex-1">
              <span className="block font-medium">{name}</span>
              <span className="block text-xs text-muted">{title}</span>
            </span>
            <span className="ml-auto flex gap-1">
              {rivals.map((rival) => (
                <Badge key={rival} variant="rival">
                  {rival}
                </Badge>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
