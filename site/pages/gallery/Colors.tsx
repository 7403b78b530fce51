/** The colours of the theme. The rule theme/contrast checks them. */
export function Colors({ names }: { names: readonly string[] }) {
  return (
    <ul className="swatches">
      {names.map((name) => (
        <li key={name}>
          <svg className="swatch" aria-hidden="true">
            <rect width="100%" height="100%" fill={`var(--color-${name})`} />
          </svg>
          <code>{name}</code>
        </li>
      ))}
    </ul>
  );
}
