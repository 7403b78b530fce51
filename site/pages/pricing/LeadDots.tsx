/** Leads that one dot stands for. */
export const LEADS_PER_DOT = 250;

const COLUMNS = 25;
const ROWS = 4;
const STEP = 10;

interface LeadDotsProps {
  /** Sets the ids of the picture apart from those of other plans. */
  id: string;
  leads: number;
}

/** How many leads a plan has, as lit dots in a field of 100: in whole columns, or a single dot for fewer. */
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
