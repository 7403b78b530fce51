import { useRef } from "react";
import { Icon } from "./Icon.tsx";
import type { ToastProps } from "./toast-props.ts";
import { toastLook } from "./toast-look.ts";
import { useDismissTimer } from "./useDismissTimer.ts";
import { useSwipeRight } from "./useSwipeRight.ts";
import { shellMessages } from "../../messages/shell.ts";

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
      className={toastLook}
      data-variant={toast.variant ?? "default"}
      {...timer}
      {...swipe}
    >
      <Icon
        name={toast.variant === "destructive" ? "alert" : "check-circle"}
        className="mt-px text-success group-data-[variant=destructive]/toast:text-danger"
      />
      <span className="min-w-0 flex-1 wrap-anywhere">
        <span className="block font-medium">{toast.title}</span>
        {toast.description && (
          <span className="line-clamp-6 text-sm text-muted group-data-[variant=destructive]/toast:text-ink">
            {toast.description}
          </span>
        )}
      </span>
      <button
        type="button"
        className="-my-2.5 grid size-11 place-items-center rounded-sm text-muted hover:text-ink focus-visible:-outline-offset-6"
        aria-label={shellMessages.closeNotification}
        onClick={onDismiss}
      >
        <Icon name="close" size="sm" />
      </button>
    </span>
  );
}
