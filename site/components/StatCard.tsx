interface StatCardProps {
  /** As it is printed: "3-5x", "40%". */
  value: string;
  label: string;
  /** What is counted, in one sentence. */
  measure: string;
  /** `lead` is the one large figure of a group, `row` any other. */
  size: "lead" | "row";
}

/** A figure and what it measures, as a list item. */
export function StatCard({ value, label, measure, size }: StatCardProps) {
  return (
    <li className={`stat stat-${size}`}>
      <p className="stat-figure">
        <span className="stat-value numeric">{value}</span>{" "}
        <span className="stat-label">{label}</span>
      </p>
      <p className="stat-measure">{measure}</p>
    </li>
  );
}
