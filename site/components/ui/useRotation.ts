import { useEffect, useState } from "react";

export interface Rotation {
  /** Index of the word on screen. */
  active: number;
  /** False before hydration, with a single word, and with reduced motion. */
  turns: boolean;
  paused: boolean;
  togglePaused: () => void;
}

const REDUCED = "(prefers-reduced-motion: reduce)";

/**
 * Shows the next of `count` words every `interval` milliseconds and starts over after the last. It begins after
 * hydration and stops while the page is hidden or the visitor has paused it.
 */
export function useRotation(count: number, interval: number): Rotation {
  const [active, setActive] = useState(0);
  const [paused, setPaused] = useState(false);
  const [turns, setTurns] = useState(false);

  useEffect(() => {
    const reduced = matchMedia(REDUCED);
    const apply = () => setTurns(count > 1 && !reduced.matches);
    apply();
    reduced.addEventListener("change", apply);
    return () => reduced.removeEventListener("change", apply);
  }, [count]);

  useEffect(() => {
    if (!turns || paused) return undefined;
    const timer = setInterval(() => {
      if (!document.hidden) setActive((word) => (word + 1) % count);
    }, interval);
    return () => clearInterval(timer);
  }, [turns, paused, count, interval]);

  return {
    active: turns ? active : 0,
    turns,
    paused,
    togglePaused: () => setPaused((was) => !was),
  };
}
