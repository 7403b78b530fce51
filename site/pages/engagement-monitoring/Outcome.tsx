import { Bar } from "../../components/Bar.tsx";
import { mondayPost } from "../../mock/monday.ts";

const { people, leadsWhoCommented, leadsWhoLiked } = mondayPost;
const steps = [
  { label: "Reacted", count: people },
  { label: "Fit your market", count: leadsWhoCommented + leadsWhoLiked },
  { label: "High Priority", count: leadsWhoCommented },
];

/** What became of the reactions to the post: from everyone to the few of High Priority. */
export function Outcome() {
  return (
    <div className="px-2 pb-1">
      <p className="pb-2 text-xs text-faint">This post</p>
      <ul className="grid grid-cols-3 gap-4 @4xl/frame:grid-cols-1 @4xl/frame:gap-3.5">
        {steps.map(({ label, count }) => (
          <li
            key={label}
            className="grid content-between gap-x-2 gap-y-1 @4xl/frame:grid-cols-[minmax(0,1fr)_auto]"
          >
            <span>{label}</span>
            <span className="text-h4 font-medium tabular-nums @4xl/frame:text-note">
              {count}
            </span>
            <div className="@4xl/frame:col-span-2">
              <Bar value={count} of={people} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
