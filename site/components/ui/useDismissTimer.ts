import { useEffect, useRef } from "react";

/**
 * Calls `onEnd` after `duration` milliseconds. The time stops while the element is hovered or focused or the page is
 * hidden. Returns the event handlers for the element.
 */
export function useDismissTimer(duration: number, onEnd: () => void) {
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
