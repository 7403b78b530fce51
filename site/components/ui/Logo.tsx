/** The mark of the logo: an N that rises from a column of dots to one bright point. */
export function LogoMark() {
  return (
    <svg
      className="size-7 flex-none"
      viewBox="0 0 28 28"
      aria-hidden="true"
      data-logo-mark=""
    >
      <g className="fill-faint forced-colors:fill-[GrayText]">
        <circle cx="5.5" cy="24" r="2.2" />
        <circle cx="5.5" cy="16.8" r="2.2" />
      </g>
      <path
        className="fill-none stroke-ink forced-colors:stroke-current"
        strokeWidth="4.2"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M5.5 9.5 21.5 24V14"
      />
      <circle
        className="fill-signal forced-colors:fill-[Highlight]"
        cx="21.5"
        cy="5.5"
        r="3.5"
      />
    </svg>
  );
}

/** The logo: mark and name. */
export function Logo({ name }: { name: string }) {
  return (
    <span className="inline-flex items-center gap-2 text-ink">
      <LogoMark />
      <span className="text-[1.1875rem] leading-none font-semibold tracking-display">
        {name}
      </span>
    </span>
  );
}
