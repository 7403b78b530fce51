import { Icon } from "./Icon.tsx";
import { rotateWords } from "./rotate-words.ts";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

export interface RotatingWordsProps {
  /** Connects the words with their button. */
  id: string;
  words: readonly string[];
  /** Milliseconds for each word. Without it the words do not change. */
  interval?: number;
  /** Joins the words for screen readers: "Competitor or Influencer". */
  joinedBy?: string;
}

/**
 * Words that are shown in turn. All are in one grid cell, which is as wide as the widest, so that nothing else
 * moves. Screen readers announce all of them once. `rotateWords` changes the attributes: React only renders the first
 * state.
 */
export function RotatingWords({
  id,
  words,
  interval,
  joinedBy = " or ",
}: RotatingWordsProps) {
  return (
    <span
      className="rotating-words"
      id={id}
      data-interval={interval}
      ref={rotateWords}
    >
      {words.map((word, position) => (
        <span
          key={word}
          className="rotating-word"
          data-place={position === 0 ? "shown" : "next"}
          suppressHydrationWarning
        >
          {position > 0 && <VisuallyHidden>{joinedBy}</VisuallyHidden>}
          {word}
        </span>
      ))}
    </span>
  );
}

/** The button that stops and starts the words with this id. Place it outside of their heading. */
export function RotationToggle({ words }: { words: string }) {
  return (
    <button
      type="button"
      className="rotation-toggle"
      aria-controls={words}
      aria-label="Pause changing words"
      data-idle=""
      suppressHydrationWarning
    >
      <Icon name="pause" size="sm" />
      <Icon name="play" size="sm" />
    </button>
  );
}
