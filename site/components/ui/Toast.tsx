import { useRef } from "react";
import { Icon } from "./Icon.tsx";
import type { ToastProps } from "./toast-props.ts";
import { useDismissTimer } from "./useDismissTimer.ts";
import { useSwipeRight } from "./useSwipeRight.ts";
import { shellMessages } from "../../messages.ts";

const SHOWN_FOR_MS = 5000;
const SWIPE_PX = 50;

/**
 * A message that closes after 5 s, by its button or by a swipe to the right. The time stops while it is hovered, focused
 * or out of sight.
 */
export function Toast({ toast, onDismiss }: ToastProps) {
  const element = useRef<HTMLSpanElement>(null);
  const timer = useDismissTimer(SHOWN_FOR_MS, onDismiss);
  const swipe = useSwipeRight(element, SWIPE_PX, onDismiss);
  return (
    <span
      ref={element}
      className="toast"
      data-variant={toast.variant ?? "default"}
      {...timer}
      {...swipe}
    >
      <Icon name={toast.variant === "destructive" ? "alert" : "check-circle"} />
      <span className="toast-text">
        <span className="toast-title">{toast.title}</span>
        {toast.description && (
          <span className="toast-description">{toast.description}</span>
        )}
      </span>
      <button
        type="button"
        className="toast-close"
        aria-label={shellMessages.closeNotification}
        onClick={onDismiss}
      >
        <Icon name="close" size="sm" />
      </button>
    </span>
  );
}
