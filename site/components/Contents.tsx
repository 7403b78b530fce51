import { useEffect, useRef } from "react";
import { useCurrentSection } from "./useCurrentSection.ts";
import { ContentsList, type Heading } from "./ContentsList.tsx";
import { readingMessages } from "../messages.ts";

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
    <nav ref={column} className="contents-column" aria-labelledby="contents">
      <h2 id="contents">{readingMessages.onThisPage}</h2>
      <ContentsList toc={toc} current={current} />
    </nav>
  );
}

/** The table of contents above the text in narrow windows, collapsed at first. */
export function ContentsFold({ toc }: { toc: readonly Heading[] }) {
  return (
    <details className="contents-fold">
      <summary>{readingMessages.onThisPage}</summary>
      <nav aria-label={readingMessages.contents}>
        <ContentsList toc={toc} />
      </nav>
    </details>
  );
}
