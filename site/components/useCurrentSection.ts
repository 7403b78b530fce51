import { useEffect, useState } from "react";

/** A section is current when its heading is in the upper third of the window or above it. */
const READING_LINE = 1 / 3;

/**
 * The id of the section that is being read: the last one whose heading is above the reading line.
 * @param ids ids of all headings in order, joined by spaces
 */
export function useCurrentSection(ids: string): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const headings = ids
      .split(" ")
      .map((id) => document.getElementById(id))
      .filter((heading) => heading !== null);
    const update = () => {
      const line = window.innerHeight * READING_LINE;
      const passed = headings.filter(
        (heading) => heading.getBoundingClientRect().top <= line,
      );
      setCurrent(passed.at(-1)?.id);
    };
    const observer = new IntersectionObserver(update, {
      rootMargin: `0px 0px -${(1 - READING_LINE) * 100}% 0px`,
    });
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  }, [ids]);
  return current;
}
