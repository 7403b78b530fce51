import { notFoundMessages } from "../../messages/pages.ts";

/** A picture of a fading signal and an empty ring where it should arrive. */
export function LostSignal() {
  return (
    <div
      aria-hidden="true"
      className="self-start overflow-hidden rounded-lg border border-line bg-surface shadow-frame"
    >
      <p className="flex justify-between border-b border-line px-5 py-3 font-mono text-note text-muted">
        <span>404 Hz</span>
        <span>{notFoundMessages.signal}</span>
      </p>
      <svg
        viewBox="0 0 480 300"
        className="h-auto w-full fill-none"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path
          className="stroke-line"
          d="M0 60h480M0 105h480M0 195h480M0 240h480M60 0v300M120 0v300M180 0v300M240 0v300M300 0v300M360 0v300M420 0v300"
        />
        <path
          className="stroke-line-strong"
          strokeWidth="2"
          strokeDasharray="1 8"
          d="M0 150h480"
        />
        <path
          className="stroke-signal"
          strokeWidth="2.5"
          d="M0 150c10-150 20-105 30 0s20 73 30 0s20-50 30 0s20 35 30 0s20-24 30 0s20 17 30 0s20-12 30 0s20 7 30 0s20 0 30 0h60"
        />
        <g className="stroke-control" strokeWidth="1.5" strokeDasharray="3 6">
          <circle cx="406" cy="150" r="17" className="fill-surface" />
          <circle cx="406" cy="150" r="31" opacity="0.6" />
          <circle cx="406" cy="150" r="47" opacity="0.3" />
        </g>
      </svg>
    </div>
  );
}
