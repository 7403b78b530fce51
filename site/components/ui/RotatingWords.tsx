import { Icon } from "./Icon.tsx";
import { VisuallyHidden } from "./VisuallyHidden.tsx";
import type { Rotation } from "./useRotation.ts";

export interface RotatingWordsProps {
  words: readonly string[];
  /** From useRotation(words.length, milliseconds). */
  rotation: Rotation;
  /** Joins the words for screen readers: "Competitor or Influencer". */
  joinedBy?: string;
}

/**
 * Words that take turns in one place. All are in one grid cell, which is as wide as the widest, so that nothing else
 * moves. Screen readers announce all of them once.
 */
export function RotatingWords({
  words,
  rotation,
  joinedBy = " or ",
}: RotatingWordsProps) {
  const before = (rotation.active - 1 + words.length) % words.length;
  return (
    <span className="rotating-words">
      {words.map((word, position) => (
        <span
          key={word}
          className="rotating-word"
          data-place={
            position === rotation.active
              ? "shown"
              : position === before
                ? "past"
                : "next"
          }
        >
          {position > 0 && <VisuallyHidden>{joinedBy}</VisuallyHidden>}
          {word}
        </span>
      ))}
    </span>
  );
}

/** The button that stops and starts the words. Place it outside of their heading. */
export function RotationToggle({ rotation }: { rotation: Rotation }) {
  return (
    <button
      type="button"
      className="rotation-toggle"
      data-idle={rotation.turns ? undefined : true}
      aria-label={
        rotation.paused ? "Play changing words" : "Pause changing words"
      }
      onClick={rotation.togglePaused}
    >
      <Icon name={rotation.paused ? "play" : "pause"} size="sm" />
    </button>
  );
}
