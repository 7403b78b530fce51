import { Badge } from "./ui/Badge.tsx";

/** The kinds of change in a changelog entry, as labels. */
export function ChangeLabels({ labels }: { labels: readonly string[] }) {
  return (
    <span className="flex flex-wrap gap-1.5">
      {labels.map((label) => (
        <Badge key={label} variant={label === "New" ? "signal" : "neutral"}>
          {label}
        </Badge>
      ))}
    </span>
  );
}
