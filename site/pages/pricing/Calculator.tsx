import { use, useEffect, useRef, useState } from "react";
import { SiteLanguage } from "../../language.ts";
import { monthMessages } from "../../messages/pricing.ts";
import { lastPosition, START, toLeads, toPosition } from "./lead-scale.ts";
import { type Rate, sizesOf } from "./monthly-bill.ts";

/** More than any plan is for. */
const MOST = 1_000_000;

interface CalculatorProps {
  rates: readonly Rate[];
  leads: number;
  onChange: (leads: number) => void;
}

/** A number of leads a month, by slider or as a number. Only with script. */
export function Calculator({ rates, leads, onChange }: CalculatorProps) {
  const { formatNumber } = use(SiteLanguage);
  const slider = useRef<HTMLInputElement>(null);
  const sizes = sizesOf(rates);
  const marks = sizes.map((size) => ({
    leads: size,
    name: rates
      .filter((rate) => rate.leads === size)
      .map(({ name }) => name)
      .join(", "),
  }));
  const last = lastPosition(sizes);
  const position = toPosition(leads, sizes);

  // A visitor may have moved it before the page had its script.
  useEffect(() => {
    const found = Number(slider.current?.value ?? START);
    if (found !== START) onChange(toLeads(found, sizesOf(rates)));
  }, [onChange, rates]);

  return (
    <div className="noscript:hidden print:hidden">
      <div className="flex items-center justify-between gap-4">
        <label htmlFor="leads-slider" className="font-medium">
          {monthMessages.monthLeads}
        </label>
        <ExactLeads leads={leads} onChange={onChange} />
      </div>
      <div className="group/slider relative mx-2.5 mt-3">
        <LeadTrack marks={marks} share={position / last} />
        <input
          ref={slider}
          id="leads-slider"
          type="range"
          autoComplete="off"
          min="0"
          max={last}
          value={position}
          aria-valuetext={monthMessages.monthOf(formatNumber(leads))}
          onChange={({ target }) => {
            onChange(toLeads(target.valueAsNumber, sizes));
          }}
          // Its own thumb is 16 px wide: so its middle is that of the drawn one.
          className="absolute -inset-x-2 top-0 h-11 w-[calc(100%+16px)] cursor-pointer opacity-0"
        />
      </div>
    </div>
  );
}

/** The number as a field. What is no number leaves the bill as it is. */
function ExactLeads({ leads, onChange }: Omit<CalculatorProps, "rates">) {
  const [text, setText] = useState<string>();
  return (
    <input
      type="number"
      inputMode="numeric"
      autoComplete="off"
      aria-label={monthMessages.exactLeads}
      min="1"
      max={MOST}
      value={text ?? leads}
      onChange={({ target }) => {
        const entered = Math.floor(target.valueAsNumber);
        setText(target.value);
        if (entered >= 1 && entered <= MOST) onChange(entered);
      }}
      onBlur={() => {
        setText(undefined);
      }}
      className="min-h-11 w-28 rounded-md border border-control bg-surface px-3 text-right text-base font-semibold tabular-nums [appearance:textfield] hover:border-muted"
    />
  );
}

interface LeadTrackProps {
  /** The included leads of plans, and whose they are. */
  marks: readonly { leads: number; name: string }[];
  /** Where the thumb is, from 0 to 1. */
  share: number;
}

/** The drawing of the slider: a track with its thumb, and the plans as marks at equal distances. */
function LeadTrack({ marks, share }: LeadTrackProps) {
  const { formatNumber } = use(SiteLanguage);
  const at = `${share * 100}%`;
  return (
    <div aria-hidden="true">
      <svg className="block h-11 w-full overflow-visible">
        <rect
          className="fill-line-strong forced-colors:fill-[CanvasText]"
          y="19"
          width="100%"
          height="6"
          rx="3"
        />
        <rect
          className="fill-signal forced-colors:fill-[Highlight]"
          y="19"
          width={at}
          height="6"
          rx="3"
        />
        {marks.map(({ leads }, index) => (
          <rect
            key={leads}
            fill="var(--color-page)"
            x={`${((index + 1) / (marks.length + 1)) * 100}%`}
            y="19"
            width="2"
            height="6"
          />
        ))}
        <circle
          className="fill-ink stroke-page group-has-[:focus-visible]/slider:stroke-focus forced-colors:fill-[Highlight]"
          strokeWidth="4"
          cx={at}
          cy="22"
          r="12"
        />
      </svg>
      <ol className="flex text-xs leading-snug text-muted tabular-nums">
        {marks.map(({ name, leads }) => (
          <li key={leads} className="relative h-9 flex-1">
            <span className="absolute right-0 translate-x-1/2 text-center">
              {name} <br />
              {formatNumber(leads)}
            </span>
          </li>
        ))}
        <li className="flex-1" />
      </ol>
    </div>
  );
}
