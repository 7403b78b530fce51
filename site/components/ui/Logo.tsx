/** The mark: an N that rises out of a column of dots, noise to signal, and ends in the one bright point. */
export function LogoMark() {
  return (
    <svg className="logo-mark" viewBox="0 0 28 28" aria-hidden="true">
      <g className="logo-noise">
        <circle cx="6.5" cy="23" r="1.75" />
        <circle cx="6.5" cy="17" r="1.75" />
      </g>
      <path className="logo-line" d="M6.5 11 20.5 23V12" />
      <circle className="logo-signal" cx="20.5" cy="5.5" r="3" />
    </svg>
  );
}

/** The mark and the name, for a link home or the end of a page. */
export function Logo({ name }: { name: string }) {
  return (
    <span className="logo">
      <LogoMark />
      <span className="logo-name">{name}</span>
    </span>
  );
}
