import type { ReactNode } from "react";
import { cn } from "../../components/ui/cn.ts";

/** Cases of one component, side by side. */
export interface Row {
  title: string;
  /** When to use it, or what to look at. */
  note?: string;
  /** How wide a case is at least; by default as wide as a button. */
  fit?: keyof typeof columns;
  /** By their labels. */
  cases: Readonly<Record<string, ReactNode>>;
}

const columns = {
  small: "grid-cols-[repeat(auto-fill,minmax(min(100%,8.75rem),1fr))]",
  medium: "grid-cols-[repeat(auto-fill,minmax(min(100%,16.5rem),1fr))]",
  wide: "grid-cols-[repeat(auto-fill,minmax(min(100%,25rem),1fr))]",
  full: "grid-cols-1",
} as const;

export function Rows({ rows }: { rows: readonly Row[] }) {
  return rows.map(({ title, note, fit = "small", cases }) => (
    <div key={title} className="mt-10">
      <h3 className="text-base font-medium">{title}</h3>
      {note && <p className="text-md text-muted">{note}</p>}
      <div className={cn("mt-4 grid gap-x-5 gap-y-6", columns[fit])}>
        {Object.entries(cases).map(([label, shown]) => (
          <div key={label} className="min-w-0" data-specimen="">
            <p className="mb-2 font-mono text-xs text-faint">{label}</p>
            {shown}
          </div>
        ))}
      </div>
    </div>
  ));
}
