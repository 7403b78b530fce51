/** How many leads one dot represents. */
const LEADS_PER_DOT = 250;

const COLUMNS = 25;
const ROWS = 4;
const STEP = 10;

interface LeadDotsProps {
  /** Unique on the page: the ids in the picture contain it. */
  id: string;
  leads: number;
}

/** The leads of a plan as coloured dots among 100: in whole columns, or as one to three dots if they are few. */
export function LeadDots({ id, leads }: LeadDotsProps) {
  const dots = Math.max(1, Math.floor(leads / LEADS_PER_DOT));
  const columns = Math.min(COLUMNS, Math.max(1, Math.round(dots / ROWS)));
  return (
    <svg
      className="plan-dots"
      viewBox={`0 0 ${COLUMNS * STEP} ${ROWS * STEP}`}
      aria-hidden="true"
    >
      {["off", "on"].map((state) => (
        <pattern
          key={state}
          id={`${id}-${state}`}
          width={STEP}
          height={STEP}
          patternUnits="userSpaceOnUse"
        >
          <circle
            className={`plan-dot-${state}`}
            cx={STEP / 2}
            cy={STEP / 2}
            r={state === "on" ? 3.5 : 2}
          />
        </pattern>
      ))}
      <rect
        width={COLUMNS * STEP}
        height={ROWS * STEP}
        fill={`url(#${id}-off)`}
      />
      <rect
        width={columns * STEP}
        height={Math.min(dots, ROWS) * STEP}
        fill={`url(#${id}-on)`}
      />
    </svg>
  );
}
