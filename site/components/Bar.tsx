import "./Bar.css";

/** A bar as long as a value is of the greatest one. Decoration: the number stands beside it. */
export function Bar({ value, of }: { value: number; of: number }) {
  return (
    <svg className="bar" aria-hidden="true">
      <rect width={`${(value / of) * 100}%`} height="100%" rx="2" />
    </svg>
  );
}
