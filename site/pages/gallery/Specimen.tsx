import { useEffect, useRef, type ReactNode } from "react";
import type { ForcedState } from "./useForcedStates.ts";

interface SpecimenProps {
  label: string;
  /** A state that otherwise needs a pointer or a key. */
  state?: ForcedState | undefined;
  /** Selector of the element in that state; by default the outermost elements. */
  on?: string;
  children: ReactNode;
}

/** A component in one case, labelled with the case. */
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
    <div className="min-w-0" data-specimen="">
      <p className="mb-2 font-mono text-xs text-faint">{label}</p>
      <div ref={stage}>{children}</div>
    </div>
  );
}
