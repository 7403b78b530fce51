import { useEffect, useRef, useState } from "react";
import { FoldSummary } from "./FoldSummary.tsx";
import { cn } from "./ui/cn.ts";
import { readingMessages } from "../messages/reading.ts";

const MAX_LEVEL = 3;

/** A heading in the list that the toolchain makes of a text. */
interface Heading {
  depth: number;
  text: string;
  id: string;
}

/** A section is current when its heading is in the upper third of the window or above it. */
const READING_LINE = 1 / 3;

/**
 * The id of the section that is being read: the last one whose heading is above the reading line.
 * @param ids ids of all headings in order, joined by spaces
 */
function useCurrentSection(ids: string): string | undefined {
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

/** Scrolls a column just far enough to show its marked link. The page itself does not move. */
function showCurrent(column: HTMLElement): void {
  const link = column.querySelector("[aria-current]")?.getBoundingClientRect();
  if (!link) return;
  const { top, bottom } = column.getBoundingClientRect();
  column.scrollTop += Math.max(0, link.bottom - bottom);
  column.scrollTop -= Math.max(0, top - link.top);
}

/** The table of contents beside the text in wide windows. It stays in view and marks the current section. */
export function ContentsColumn({ toc }: { toc: readonly Heading[] }) {
  const current = useCurrentSection(toc.map(({ id }) => id).join(" "));
  const column = useRef<HTMLElement>(null);
  useEffect(() => {
    if (current && column.current) showCurrent(column.current);
  }, [current]);
  return (
    <nav
      ref={column}
      data-contents=""
      className="hidden lg:sticky lg:top-24 lg:block lg:max-h-[calc(100dvh-var(--header-height)-4rem)] lg:self-start lg:overflow-y-auto print:hidden"
      aria-labelledby="contents"
    >
      <h2
        id="contents"
        className="mb-3 font-mono text-note leading-normal font-normal tracking-normal text-muted"
      >
        {readingMessages.onThisPage}
      </h2>
      <ContentsList toc={toc} current={current} />
    </nav>
  );
}

/** The table of contents above the text in narrow windows, collapsed at first. */
export function ContentsFold({ toc }: { toc: readonly Heading[] }) {
  return (
    <details className="group mb-8 border-y border-line lg:hidden print:hidden">
      <FoldSummary>{readingMessages.onThisPage}</FoldSummary>
      <nav className="pb-4" aria-label={readingMessages.contents}>
        <ContentsList toc={toc} />
      </nav>
    </details>
  );
}

interface ContentsListProps {
  toc: readonly Heading[];
  /** Id of the current section. */
  current?: string | undefined;
}

function ContentsList({ toc, current }: ContentsListProps) {
  return (
    <ol className="text-md leading-snug lg:text-sm lg:leading-snug">
      {toc
        .filter(({ depth }) => depth <= MAX_LEVEL)
        .map(({ id, text, depth }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? "location" : undefined}
              className={cn(
                "block border-l-2 border-line py-2 text-muted transition-colors duration-120 hover:text-ink chosen:border-signal chosen:text-ink lg:py-1.5",
                depth === MAX_LEVEL ? "pl-8" : "pl-4",
              )}
            >
              {text}
            </a>
          </li>
        ))}
    </ol>
  );
}
