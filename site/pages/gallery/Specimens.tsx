import { useEffect, useRef, type ReactNode } from "react";
import { cn } from "../../components/ui/cn.ts";
import type { ForcedState } from "./useForcedStates.ts";

/** A component in one case. */
export interface Specimen {
  /** The case. */
  label: string;
  shown: ReactNode;
  /** A state that otherwise needs a pointer or a key. */
  state?: ForcedState;
  /** Selector of the element in that state; by default the outermost elements. */
  on?: string;
}

/** Cases of one component, side by side. */
export interface Row {
  title: string;
  /** When to use it, or what to look at. */
  note?: string;
  /** Minimum width of a specimen. */
  fit?: keyof typeof columns;
  specimens: readonly Specimen[];
}

const columns = {
  small: "grid-cols-[repeat(auto-fill,minmax(min(100%,8.75rem),1fr))]",
  medium: "grid-cols-[repeat(auto-fill,minmax(min(100%,16.5rem),1fr))]",
  full: "grid-cols-1",
  wide: "grid-cols-[repeat(auto-fill,minmax(min(100%,25rem),1fr))]",
} as const;

export function Rows({ rows }: { rows: readonly Row[] }) {
  return rows.map(({ title, note, fit = "small", specimens }) => (
    <div key={title} className="mt-10">
      <h3 className="text-base font-medium">{title}</h3>
      {note && <p className="text-md text-muted">{note}</p>}
      <div className={cn("mt-4 grid gap-x-5 gap-y-6", columns[fit])}>
        {specimens.map((specimen) => (
          <Stage key={specimen.label} {...specimen} />
        ))}
      </div>
    </div>
  ));
}

function Stage({ label, state, on = ":scope > *", shown }: Specimen) {
  const stage = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!state) return;
    for (const part of stage.current?.querySelectorAll(on) ?? []) {
      part.setAttribute("data-state", state);
    }
  }, [state, on]);
  return (
    <div className="min-w-0" data-specimen="">
      <p className="mb-2 font-mono text-xs text-faint">{label}</p>
      <div ref={stage}>{shown}</div>
    </div>
  );
}
