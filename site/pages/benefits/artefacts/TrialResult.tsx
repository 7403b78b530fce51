import { trial } from "../../../mock/teamwork.ts";
import { Sheet } from "./Sheet.tsx";

const rates = trial.groups.map((group) => ({
  ...group,
  rate: (group.meetings / group.people) * 100,
}));
const most = Math.max(...rates.map(({ rate }) => rate));

/** Growth teams: meetings of those who got a message, and of those held back. */
export function TrialResult() {
  return (
    <Sheet title="Meetings" aside={trial.period}>
      <ul className="grid gap-3.5 p-4">
        {rates.map(({ name, people, meetings, rate }, index) => (
          <li
            key={name}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-1"
          >
            <span>
              {name}:{" "}
              <span className="text-muted tabular-nums">
                {meetings} of {people} met
              </span>
            </span>
            <span className="font-semibold tabular-nums">
              {rate.toFixed(1)}%
            </span>
            <svg className="col-span-full h-6 w-full rounded-[4px] bg-raised">
              <rect
                className={index === 0 ? "fill-signal" : "fill-control"}
                width={`${(rate / most) * 88}%`}
                height="100%"
                rx="4"
              />
            </svg>
          </li>
        ))}
      </ul>
      <p className="border-t border-line px-4 py-2.5 text-xs text-muted">
        {trial.verdict}
      </p>
    </Sheet>
  );
}
