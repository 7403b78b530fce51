import { useRef, type PointerEvent, type RefObject } from "react";

/**
 * Moves the element with a pointer that drags it to the right. Calls `onSwipe` if it is released after `threshold`
 * pixels or more. Uses the Web Animations API, because the content policy forbids style attributes.
 */
export function useSwipeRight(
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
