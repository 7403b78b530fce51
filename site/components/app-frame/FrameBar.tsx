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
    <div className="frame-bar">
      <p className="frame-title">
        {title} {note !== undefined && <span>{note}</span>}
      </p>
      {children}
    </div>
  );
}

interface FilterChipProps {
  /** Styles of the picture look for this name with `:has()`. */
  name: string;
  children: ReactNode;
}

/** A filter that can be switched on. CSS hides the rows that do not match. */
export function FilterChip({ name, children }: FilterChipProps) {
  return (
    <label className="frame-chip">
      <input type="checkbox" name={name} />
      {children}
    </label>
  );
}
