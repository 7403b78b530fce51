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
          d="M0 60h480M0 105h480M0 195h480M0 240h480M60 0v300M120 0v300M180 0v300M240 0v300M300 0v300M360 0v300M420 0v300"
        />
        <path className="lost-signal-base" d="M0 150h480" />
        <path
          className="lost-signal-wave"
          d="M0 150q15-176 30 0q15 126 30 0q15-90 30 0q15 62 30 0q15-42 30 0q15 27 30 0q15-16 30 0q15 9 30 0q15-4 30 0h60"
        />
        <g className="lost-signal-rings">
          <circle cx="406" cy="150" r="17" />
          <circle cx="406" cy="150" r="31" />
          <circle cx="406" cy="150" r="47" />
        </g>
      </svg>
    </div>
  );
}
