import { MockCaption } from "../../components/MockWindow.tsx";
import { connectionMessages } from "../../messages/connection.ts";
import type { ConnectionData } from "./data.ts";

const slot =
  "flex aspect-square flex-col justify-between rounded-md border p-2 text-xs sm:p-3 sm:text-sm";

/** The competitor slots, and which of them the sample account uses. */
export function Slots({
  competitors,
  maxCompetitors,
}: Pick<ConnectionData, "competitors" | "maxCompetitors">) {
  const taken = competitors.length;
  const free = Math.max(0, maxCompetitors - taken);
  return (
    <figure>
      <ul
        className="grid grid-cols-4 gap-2 tabular-nums sm:grid-cols-5 sm:gap-3"
        aria-hidden="true"
      >
        {competitors.map(({ name, newConnections }) => (
          <li
            key={name}
            className={`${slot} border-rival-line bg-rival-soft font-medium text-ink shadow-frame`}
          >
            {name}
            <span className="text-h3 text-rival">{newConnections}</span>
          </li>
        ))}
        {Array.from({ length: free }, (_, index) => (
          <li
            key={index}
            className={`${slot} border-dashed border-line-strong text-faint`}
          >
            {taken + index + 1}
          </li>
        ))}
      </ul>
      <MockCaption>{connectionMessages.slots(taken, free)}</MockCaption>
    </figure>
  );
}
