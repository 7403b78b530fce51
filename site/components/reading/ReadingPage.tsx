import type { ReactNode } from "react";
import type { ReadingEntry } from "../../reading/reading-entry.ts";
import { ContentsColumn, ContentsFold } from "../Contents.tsx";
import { Prose } from "../Prose.tsx";
import { ReadingHead } from "./ReadingHead.tsx";
import { SourceLine } from "./SourceLine.tsx";

interface ReadingPageProps {
  entry: ReadingEntry;
  /** Above the title: breadcrumbs. */
  above?: ReactNode;
  /** Below the title: dates, times, labels. */
  meta: ReactNode;
  /** Below the text: where to go next. */
  after: ReactNode;
}

/** The layout of guides, documentation and legal pages: title, table of contents, text. Its parent sets the width. */
export function ReadingPage({ entry, above, meta, after }: ReadingPageProps) {
  const { title, description, html, toc, source } = entry;
  return (
    <article>
      <ReadingHead
        above={above}
        title={title}
        description={description}
        meta={meta}
      />
      <div className="pb-14 lg:grid lg:grid-cols-[minmax(0,1fr)_13rem] lg:gap-12 lg:pt-14 lg:pb-20 print:block print:pt-6">
        <ContentsColumn toc={toc} />
        <div className="reading-text min-w-0 max-w-[46rem] lg:col-start-1 lg:row-start-1 lg:w-full print:max-w-none">
          <ContentsFold toc={toc} />
          <Prose html={html} />
          <SourceLine {...source} />
          {after}
        </div>
      </div>
    </article>
  );
}
