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
      <ul className="grid grid-cols-1 gap-3 @sm/frame:grid-cols-3 @sm/frame:gap-5 @4xl/frame:grid-cols-1 @4xl/frame:gap-3.5">
        {steps.map(({ label, count }) => (
          <li
            key={label}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-2 gap-y-1"
          >
            <span>{label}</span>
            <span className="font-medium tabular-nums">{count}</span>
            <svg
              className="col-span-full h-1.5 w-full rounded-[2px] bg-fill"
              aria-hidden="true"
            >
              <rect
                className="fill-signal"
                width={`${(count / people) * 100}%`}
                height="100%"
                rx="2"
              />
            </svg>
          </li>
        ))}
      </ul>
    </div>
  );
}
