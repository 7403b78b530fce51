import { thread } from "../../mock/thread.ts";

const { people, commentsThatFit, likesThatFit } = thread;
const steps = [
  { label: "Reacted", count: people },
  { label: "Fit your market", count: commentsThatFit + likesThatFit },
  { label: "High Priority", count: commentsThatFit },
];

/** What became of the reactions to the post: from everyone to the few of High Priority. */
export function Outcome() {
  return (
    <div className="outcome">
      <p className="outcome-title">This post</p>
      <ul>
        {steps.map(({ label, count }) => (
          <li key={label}>
            <span>{label}</span>
            <span className="numeric">{count}</span>
            <svg aria-hidden="true">
              <rect width={`${(count / people) * 100}%`} height="100%" rx="2" />
            </svg>
          </li>
        ))}
      </ul>
    </div>
  );
}
