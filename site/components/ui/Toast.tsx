import { useEffect, useRef, type PointerEvent, type RefObject } from "react";
import { Icon } from "./Icon.tsx";
import { toastLook, type ToastProps } from "./toast-look.ts";
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

/**
 * Calls `onEnd` after `duration` milliseconds. The time stops while the element is hovered or focused or the page is
 * hidden. Returns the event handlers for the element.
 */
function useDismissTimer(duration: number, onEnd: () => void) {
  const end = useRef(onEnd);
  const held = useRef(new Set<"pointer" | "focus" | "page">());
  const run = useRef<() => void>(undefined);

  useEffect(() => {
    end.current = onEnd;
  });

  useEffect(() => {
    let left = duration;
    let since = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const update = () => {
      if (timer !== undefined) {
        clearTimeout(timer);
        timer = undefined;
        left -= Date.now() - since;
      }
      if (held.current.size > 0) return;
      since = Date.now();
      timer = setTimeout(() => end.current(), left);
    };
    const onVisibility = () => {
      held.current[document.hidden ? "add" : "delete"]("page");
      update();
    };

    run.current = update;
    onVisibility();
    document.addEventListener("visibilitychange", onVisibility);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", onVisibility);
    };
  }, [duration]);

  const hold = (by: "pointer" | "focus") => () => {
    held.current.add(by);
    run.current?.();
  };
  const release = (by: "pointer" | "focus") => () => {
    held.current.delete(by);
    run.current?.();
  };
  return {
    // Not onPointerEnter: React misses it if the pointer comes from an element that was removed, such as a sent form.
    onPointerOver: hold("pointer"),
    onPointerLeave: release("pointer"),
    onFocus: hold("focus"),
    onBlur: release("focus"),
  };
}

/**
 * Moves the element with a pointer that drags it to the right. Calls `onSwipe` if it is released after `threshold`
 * pixels or more. Uses the Web Animations API, because the content policy forbids style attributes.
 */
function useSwipeRight(
  element: RefObject<HTMLElement | null>,
  threshold: number,
  onSwipe: () => void,
) {
  const from = useRef<number>(undefined);
  const drag = useRef<Animation>(undefined);

  const moved = (event: PointerEvent) =>
    from.current === undefined ? 0 : Math.max(0, event.clientX - from.current);
  const letGo = () => {
    from.current = undefined;
    if (drag.current) drag.current.currentTime = 0;
  };

  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0 || isControl(event.target)) return;
      from.current = event.clientX;
      element.current?.setPointerCapture?.(event.pointerId);
      // The animation moves 1000 px in 1000 ms, so its current time in ms is the distance in px.
      drag.current ??= element.current?.animate?.(
        [{ transform: "none" }, { transform: "translateX(1000px)" }],
        { duration: 1000, fill: "both" },
      );
      drag.current?.pause();
    },
    onPointerMove: (event: PointerEvent) => {
      if (drag.current) drag.current.currentTime = moved(event);
    },
    onPointerUp: (event: PointerEvent) => {
      const swiped = moved(event) >= threshold;
      letGo();
      if (swiped) onSwipe();
    },
    onPointerCancel: letGo,
  };
}

function isControl(target: EventTarget): boolean {
  return target instanceof Element && target.closest("button, a") !== null;
}
