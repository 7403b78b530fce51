const BASELINE = 150;
const STEP = 3;
const END = 330;
const PEAK = 96;

/** A wave that dies away: half its height is gone every 75 units. */
function wavePath(): string {
  const points: string[] = [];
  for (let x = 0; x <= END; x += STEP) {
    const height = PEAK * 2 ** (-x / 75) * Math.sin(x / 9.5) * (1 - x / END);
    points.push(`${x} ${(BASELINE - height).toFixed(1)}`);
  }
  return `M${points.join("L")}`;
}

const wave = wavePath();

/** The screen of a receiver: a signal that fades to nothing, and an empty ring where it should have arrived. */
export function LostSignal() {
  return (
    <div className="lost-signal" aria-hidden="true">
      <p>
        <span>404 Hz</span>
        <span>No signal</span>
      </p>
      <svg viewBox="0 0 480 300" focusable="false">
        <path
          className="lost-signal-grid"
          d="M0 60H480M0 105H480M0 195H480M0 240H480M60 0V300M120 0V300M180 0V300M240 0V300M300 0V300M360 0V300M420 0V300"
        />
        <path className="lost-signal-base" d="M0 150H480" />
        <path className="lost-signal-wave" d={wave} />
        <g className="lost-signal-rings">
          <circle cx="406" cy="150" r="17" />
          <circle cx="406" cy="150" r="31" />
          <circle cx="406" cy="150" r="47" />
        </g>
      </svg>
    </div>
  );
}
