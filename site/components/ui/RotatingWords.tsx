import { Icon } from "./Icon.tsx";
import { VisuallyHidden } from "./VisuallyHidden.tsx";
import type { Rotation } from "./useRotation.ts";

export interface RotatingWordsProps {
  words: readonly string[];
  /** From useRotation(words.length, milliseconds). */
  rotation: Rotation;
  /** Stands between the words where they are read out: "Competitor or Influencer". */
  joinedBy?: string;
}

/**
 * Words that take turns in one place. All lie in one grid cell, which is as wide as the widest, so nothing moves; all
 * are read out, once.
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

/** Stops and starts the words. It stands outside of the heading that holds them. */
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
