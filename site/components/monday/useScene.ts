import { useEffect, useRef, useState } from "react";
import { useMotion } from "../ui/useMotion.ts";
import type { SceneData } from "./scene-data.ts";
import { frameAt, lastMoment } from "./scene-frame.ts";

const MOMENT_MS = 450;
/** How long visitors see the last frame before the scene begins. */
const WAIT_MS = 1_200;

/**
 * Plays the scene once when it is seen. Stands still while the page is hidden and while it is paused; with reduced motion
 * and without script it is always at its end.
 */
export function useScene(scene: SceneData, paused: boolean) {
  const last = lastMoment(scene);
  const [moment, setMoment] = useState(last);
  const [seen, setSeen] = useState(false);
  const stage = useRef<HTMLDivElement>(null);
  const moves = useMotion();
  const playing = moves && moment < last;

  useEffect(() => {
    const element = stage.current;
    if (!element || !moves || seen) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        timer = setTimeout(() => {
          setSeen(true);
          setMoment(0);
        }, WAIT_MS);
      },
      { threshold: 0.2 },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [moves, seen]);

  useEffect(() => {
    if (!playing || paused) return undefined;
    const timer = setInterval(() => {
      if (!document.hidden) setMoment((now) => now + 1);
    }, MOMENT_MS);
    return () => clearInterval(timer);
  }, [playing, paused]);

  return {
    stage,
    moves,
    playing,
    frame: frameAt(moves ? moment : last, scene),
    replay: () => {
      setSeen(true);
      setMoment(0);
    },
  };
}
