import { useEffect, useRef } from "react";
import { useCurrentSection } from "./useCurrentSection.ts";
import { ContentsList, type Heading } from "./ContentsList.tsx";
import { FoldSummary } from "./FoldSummary.tsx";
import { readingMessages } from "../messages/reading.ts";

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
