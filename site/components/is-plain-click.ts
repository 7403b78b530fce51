import type { MouseEvent } from "react";

/** True for a plain left click that nobody has handled; any other belongs to the browser: new tab, window, download. */
export function isPlainClick(event: MouseEvent): boolean {
  return (
    event.button === 0 &&
    !event.defaultPrevented &&
    !event.metaKey &&
    !event.ctrlKey &&
    !event.shiftKey &&
    !event.altKey
  );
}
