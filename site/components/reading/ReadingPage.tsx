import type { ReactNode } from "react";
import type { ReadingEntry } from "../../reading/reading-entry.ts";
import { ContentsColumn, ContentsFold } from "../Contents.tsx";
import { Prose } from "../Prose.tsx";
import { cn } from "../ui/cn.ts";
import { articleGrid, articleProse, textColumn } from "./article-grid.ts";
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
  /** In the middle of the page, with the table of contents at the left. Otherwise the parent sets the width. */
  centered?: boolean;
}

/** The layout of guides, documentation and legal pages: title, table of contents, text. */
export function ReadingPage({
  entry,
  above,
  meta,
  after,
  centered = false,
}: ReadingPageProps) {
  const { title, description, html, toc, source } = entry;
  return (
    <article>
      <div className={centered ? articleGrid : undefined}>
        <div className={centered ? textColumn : undefined}>
          <ReadingHead
            above={above}
            title={title}
            description={description}
            meta={meta}
          />
        </div>
      </div>
      <div
        className={cn(
          "pb-14 lg:pt-14 lg:pb-20 print:block print:pt-6",
          centered
            ? articleGrid
            : "lg:grid lg:grid-cols-[minmax(0,1fr)_13rem] lg:gap-12",
        )}
      >
        <ContentsColumn toc={toc} />
        <div
          className={cn(
            "reading-text min-w-0 print:max-w-none",
            centered
              ? "lg:col-start-2"
              : "max-w-[46rem] lg:col-start-1 lg:row-start-1 lg:w-full",
          )}
        >
          <ContentsFold toc={toc} />
          <Prose html={html} className={centered ? articleProse : ""} />
          <div className={centered ? textColumn : undefined}>
            <SourceLine {...source} />
            {after}
          </div>
        </div>
      </div>
    </article>
  );
}
