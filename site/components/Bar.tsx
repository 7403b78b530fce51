/** A bar for a value, relative to the largest one. Decoration only: the number must be beside it. */
export function Bar({ value, of }: { value: number; of: number }) {
  return (
    <svg className="bar" aria-hidden="true">
      <rect width={`${(value / of) * 100}%`} height="100%" rx="2" />
    </svg>
  );
}
