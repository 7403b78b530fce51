import { useEffect, useState } from "react";
import { Icon } from "./Icon.tsx";
import { useMotion } from "./useMotion.ts";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

/**
 * Counts through words: the next one after each interval, and the first one after the last. Stops while the page is
 * hidden, while the visitor has paused it, and with reduced motion.
 * @param interval in milliseconds
 */
export function useRotation(words: readonly string[], interval: number) {
  const [active, setActive] = useState(0);
  const [paused, setPaused] = useState(false);
  const { length } = words;
  const turns = useMotion() && length > 1;
  useEffect(() => {
    if (!turns || paused) return undefined;
    const timer = setInterval(() => {
      if (!document.hidden) setActive((word) => (word + 1) % length);
    }, interval);
    return () => clearInterval(timer);
  }, [turns, paused, length, interval]);
  return {
    active: turns ? active : 0,
    turns,
    paused,
    toggle: () => setPaused(!paused),
  };
}

// A word fades out before the next one fades in, because two at once cannot be read.
const wordLook =
  "col-start-1 row-start-1 text-link opacity-0 transition-[opacity,translate] duration-500 ease-[linear(0,1_40%,1)] data-[place=next]:translate-y-[0.3em] data-[place=past]:-translate-y-[0.3em] data-[place=shown]:opacity-100 data-[place=shown]:ease-[linear(0,0_40%,0.8_80%,1)]";

interface RotatingWordsProps {
  words: readonly string[];
  /** The position of the word that is shown. */
  active?: number;
  /** Joins the words for screen readers: "Competitor or Influencer". */
  joinedBy?: string;
}

/**
 * Words that are shown in turn. All are in one grid cell, which is as wide as the widest, so that nothing else
 * moves. Screen readers announce all of them once.
 */
export function RotatingWords({
  words,
  active = 0,
  joinedBy = " or ",
}: RotatingWordsProps) {
  const { length } = words;
  const placeOf = (position: number) => {
    if (position === active) return "shown";
    return position === (active - 1 + length) % length ? "past" : "next";
  };
  return (
    <span className="inline-grid max-w-full align-bottom">
      {words.map((word, position) => (
        <span key={word} className={wordLook} data-place={placeOf(position)}>
          {position > 0 && <VisuallyHidden>{joinedBy}</VisuallyHidden>}
          {word}
        </span>
      ))}
    </span>
  );
}

interface RotationToggleProps extends Pick<
  ReturnType<typeof useRotation>,
  "turns" | "paused" | "toggle"
> {
  /** What it stops, for screen readers. */
  subject?: string;
}

/** The button that stops and starts words. Place it outside of their heading. It keeps its space while nothing turns. */
export function RotationToggle({
  turns,
  paused,
  toggle,
  subject = "changing words",
}: RotationToggleProps) {
  return (
    <button
      type="button"
      className="relative inline-grid size-8 place-items-center rounded-full border border-control text-muted after:absolute after:-inset-1.75 hover:border-ink hover:text-ink data-idle:invisible"
      aria-label={`${paused ? "Play" : "Pause"} ${subject}`}
      data-idle={turns ? undefined : ""}
      onClick={toggle}
    >
      <Icon name={paused ? "play" : "pause"} size="sm" />
    </button>
  );
}
