import type { ReactNode } from "react";
import type { ReadingEntry } from "../../reading/reading-entry.ts";
import { ContentsColumn, ContentsFold } from "../Contents.tsx";
import { Prose } from "../Prose.tsx";
import { Lead } from "../ui/Lead.tsx";
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
      <header
        className={
          above ? "grid gap-5 pt-4 lg:pt-8" : "grid gap-5 pt-14 lg:pt-20"
        }
      >
        {above}
        <h1 className="max-w-[22ch] text-[clamp(2.25rem,1.7rem+2.2vw,3.5rem)] leading-[1.08]">
          {title}
        </h1>
        <Lead>{description}</Lead>
        <div className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-2 border-y border-line py-3.5 text-[0.9375rem] text-muted">
          {meta}
        </div>
      </header>
      <div className="pb-14 lg:grid lg:grid-cols-[minmax(0,1fr)_13rem] lg:gap-12 lg:pt-14 lg:pb-20 print:block print:pt-6">
        <div className="reading-text min-w-0 max-w-[46rem] lg:col-start-1 lg:row-start-1 lg:w-full print:max-w-none">
          <ContentsFold toc={toc} />
          <Prose html={html} />
          <SourceLine {...source} />
          {after}
        </div>
        <ContentsColumn toc={toc} />
      </div>
    </article>
  );
}
