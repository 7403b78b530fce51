import { notFoundMessages } from "../../messages.ts";
/** A picture of a fading signal and an empty ring where it should arrive. */
export function LostSignal() {
  return (
    <div className="lost-signal" aria-hidden="true">
      <p>
        <span>404 Hz</span>
        <span>{notFoundMessages.signal}</span>
      </p>
      <svg viewBox="0 0 480 300" focusable="false">
        <path
          className="lost-signal-grid"
          d="M0 60h480M0 105h480M0 195h480M0 240h480M60 0v300M120 0v300M180 0v300M240 0v300M300 0v300M360 0v300M420 0v300"
        />
        <path className="lost-signal-base" d="M0 150h480" />
        <path
          className="lost-signal-wave"
          d="M0 150c10-150 20-105 30 0s20 73 30 0s20-50 30 0s20 35 30 0s20-24 30 0s20 17 30 0s20-12 30 0s20 7 30 0s20 0 30 0h60"
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
