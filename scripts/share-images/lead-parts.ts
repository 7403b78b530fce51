import type { ReactNode } from "react";
import type { Lead } from "../../site/mock/story.ts";
import { box, text } from "./element.ts";
import { darkColour, fonts } from "./palette.ts";

/** A lead's priority as text with its mark, as on the site. */
export function priorityBadge({ priority }: Lead, size = 19): ReactNode {
  const isHigh = priority === "High Priority";
  const [ink, line, ground] = isHigh
    ? (["priority", "priority-line", "priority-soft"] as const)
    : (["muted", "line-strong", "raised"] as const);
  const dot = size * 0.5;
  return box(
    {
      alignItems: "center",
      gap: size * 0.45,
      padding: `${size * 0.28}px ${size * 0.75}px`,
      border: `1.5px solid ${darkColour(line)}`,
      borderRadius: 999,
      backgroundColor: darkColour(ground),
    },
    box({
      width: dot,
      height: dot,
      borderRadius: dot,
      ...(isHigh
        ? { backgroundColor: darkColour(ink) }
        : { border: `2px solid ${darkColour(ink)}` }),
    }),
    text(priority, size, ink, { fontWeight: 500 }),
  );
}

/** A rank in a list. */
export function rankTile(rank: number, side = 60): ReactNode {
  return box(
    {
      width: side,
      flexShrink: 0,
      height: side,
      alignItems: "center",
      justifyContent: "center",
      borderRadius: 14,
      border: `1.5px solid ${darkColour("signal-line")}`,
      backgroundColor: darkColour("signal-soft"),
    },
    text(String(rank), side * 0.42, "link", { fontFamily: fonts.mono.family }),
  );
}
