const COLUMNS = 15;
const STEP = 20;
/** The golden ratio's fraction: its multiples spread evenly and never fall into rows. */
const SPREAD = 0.618;

interface SignalFieldProps {
  signals: number;
  /** How many of them stand out. */
  kept: number;
}

/** A dot is a line of no length with round ends: one path draws them all. */
function dots(places: readonly number[]): string {
  return places
    .map((place) => {
      const x = (place % COLUMNS) * STEP + STEP / 2;
      const y = Math.floor(place / COLUMNS) * STEP + STEP / 2;
      return `M${x} ${y}h0`;
    })
    .join("");
}

/** One dot a signal. A picture of what the caption says. */
export function SignalField({ signals, kept }: SignalFieldProps) {
  const bright = Array.from({ length: kept }, (_, place) =>
    Math.floor(((place * SPREAD) % 1) * signals),
  );
  const dim = Array.from({ length: signals }, (_, place) => place).filter(
    (place) => !bright.includes(place),
  );
  const height = Math.ceil(signals / COLUMNS) * STEP;
  return (
    <svg
      className="signal-field"
      viewBox={`0 0 ${COLUMNS * STEP} ${height}`}
      aria-hidden="true"
    >
      <path className="signal-field-dim" d={dots(dim)} />
      <path className="signal-field-bright" d={dots(bright)} />
    </svg>
  );
}
