import { Badge } from "./ui/Badge.tsx";

/** The kinds of change that a changelog entry tells of. */
export function ChangeLabels({ labels }: { labels: readonly string[] }) {
  return (
    <span className="change-labels">
      {labels.map((label) => (
        <Badge key={label} variant={label === "New" ? "signal" : "neutral"}>
          {label}
        </Badge>
      ))}
    </span>
  );
}
