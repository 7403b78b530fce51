import type { ReactNode } from "react";

interface FrameBarProps {
  title: string;
  /** A period or a count, shown after the title. */
  note?: string;
  children?: ReactNode;
}

/** The bar above the content of an area: its title, and filters. */
export function FrameBar({ title, note, children }: FrameBarProps) {
  return (
    <div className="flex flex-wrap items-center gap-2 border-b border-line px-4 py-2.5">
      <p className="grow text-sm font-semibold tracking-tight">
        {title}{" "}
        {note !== undefined && (
          <span className="px-1.5 text-note font-normal tracking-normal text-faint">
            {note}
          </span>
        )}
      </p>
      {children}
    </div>
  );
}

/** 36 px high, with a touch target of 44 px. */
const chip =
  "relative inline-flex min-h-9 cursor-pointer items-center gap-2 border border-control px-3 after:absolute after:inset-x-0 after:-inset-y-1.25 hover:border-ink has-checked:border-signal has-checked:bg-signal-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus";

interface FilterChipProps {
  /** Parts of the frame have a variant of this name, as in `fits:hidden`. */
  name: string;
  children: ReactNode;
}

/** A filter that can be switched on. CSS hides the rows that do not match. */
export function FilterChip({ name, children }: FilterChipProps) {
  return (
    <label className={`${chip} rounded-md`}>
      <input
        type="checkbox"
        name={name}
        className="relative z-1 size-4 appearance-none rounded-[4px] border border-control outline-none checked:border-signal checked:bg-signal checked:shadow-[inset_0_0_0_3px_var(--color-surface)] forced-colors:appearance-auto"
      />
      {children}
    </label>
  );
}

interface FrameChoiceProps {
  /** Name of the radio buttons. Parts of the frame look for the value that is checked. */
  name: string;
  label: string;
  /** The first one is chosen at first. */
  options: readonly { value: string; label: string }[];
}

/** One of two or three options side by side. */
export function FrameChoice({ name, label, options }: FrameChoiceProps) {
  return (
    <fieldset className="flex min-w-0">
      <legend className="sr-only">{label}</legend>
      {options.map((option, index) => (
        <label
          key={option.value}
          className={`${chip} not-first-of-type:-ml-px first-of-type:rounded-l-md last-of-type:rounded-r-md has-checked:z-1`}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            defaultChecked={index === 0}
            className="absolute inset-0 z-1 cursor-pointer opacity-0"
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
