/** The colours of the theme. The rule theme/contrast checks them. */
export function Colors({ names }: { names: readonly string[] }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-4">
      {names.map((name) => (
        <li key={name}>
          <svg
            className="h-12 w-full rounded-sm border border-line-strong"
            aria-hidden="true"
          >
            <rect width="100%" height="100%" fill={`var(--color-${name})`} />
          </svg>
          <code className="text-xs text-muted">{name}</code>
        </li>
      ))}
    </ul>
  );
}
