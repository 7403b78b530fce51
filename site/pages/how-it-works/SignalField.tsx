const COLUMNS = 15;
const STEP = 20;
/** The fraction of the golden ratio: its multiples are spread evenly and form no rows. */
const SPREAD = 0.618;

interface SignalFieldProps {
  signals: number;
  /** How many of them are highlighted. */
  kept: number;
}

/** Draws all dots with one path: each is a line of length 0 with round ends. */
function dots(places: readonly number[]): string {
  return places
    .map((place) => {
      const x = (place % COLUMNS) * STEP + STEP / 2;
      const y = Math.floor(place / COLUMNS) * STEP + STEP / 2;
      return `M${x} ${y}h0`;
    })
    .join("");
}

/** A dot for each signal. The caption says the same in words. */
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
