/** The mark of the logo: an N that rises from a column of dots to one bright point. */
export function LogoMark() {
  return (
    <svg className="logo-mark" viewBox="0 0 28 28" aria-hidden="true">
      <g className="logo-noise">
        <circle cx="5.5" cy="24" r="2.2" />
        <circle cx="5.5" cy="16.8" r="2.2" />
      </g>
      <path className="logo-line" d="M5.5 9.5 21.5 24V14" />
      <circle className="logo-signal" cx="21.5" cy="5.5" r="3.5" />
    </svg>
  );
}

/** The logo: mark and name. */
export function Logo({ name }: { name: string }) {
  return (
    <span className="logo">
      <LogoMark />
      <span className="logo-name">{name}</span>
    </span>
  );
}
