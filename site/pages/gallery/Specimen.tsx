import { useEffect, useRef, type ReactNode } from "react";
import type { ForcedState } from "./useForcedStates.ts";

interface SpecimenProps {
  label: string;
  /** The state it is shown in without a pointer or a key. */
  state?: ForcedState | undefined;
  /** Which of its elements is in that state; the outermost ones unless given. */
  on?: string;
  children: ReactNode;
}

/** One component as it looks in one case, and the name of the case. */
export function Specimen({
  label,
  state,
  on = ":scope > *",
  children,
}: SpecimenProps) {
  const stage = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!state) return;
    for (const part of stage.current?.querySelectorAll(on) ?? []) {
      part.setAttribute("data-state", state);
    }
  }, [state, on]);
  return (
    <div className="specimen">
      <p className="specimen-label">{label}</p>
      <div ref={stage} className="specimen-stage">
        {children}
      </div>
    </div>
  );
}
