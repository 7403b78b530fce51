import type { ReactNode } from "react";
import { readingMessages } from "../../messages/reading.ts";
import type { ReadingEntry } from "../../reading/reading-entry.ts";
import { CalendarDate } from "../CalendarDate.tsx";
import { ContentsColumn, ContentsFold } from "../Contents.tsx";
import { Prose } from "../Prose.tsx";
import { cn } from "../ui/cn.ts";
import { Container } from "../ui/Container.tsx";
import { Lead } from "../ui/Lead.tsx";
import { SourceLine } from "./SourceLine.tsx";
import {
  articleGrid,
  articleProse,
  articleWidth,
  textColumn,
} from "./article-grid.ts";

interface ReadingPageProps {
  entry: ReadingEntry;
  /** Above the title: breadcrumbs. */
  above?: ReactNode;
  /** Below the title, before the date: times, labels. */
  meta?: ReactNode;
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
  const { title, description, revised, html, toc, source } = entry;
  const article = (
    <article>
      <div className={centered ? articleGrid : undefined}>
        <div className={centered ? textColumn : undefined}>
          <ReadingHead
            above={above}
            title={title}
            description={description}
            meta={
              <>
                {meta}
                <span>
                  {readingMessages.lastUpdated} <CalendarDate date={revised} />
                </span>
              </>
            }
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
  return centered ? (
    <Container className={articleWidth}>{article}</Container>
  ) : (
    article
  );
}

interface ReadingHeadProps {
  /** Above the title: breadcrumbs. */
  above?: ReactNode;
  title: string;
  description: string;
  /** Below the title: dates, times, labels. */
  meta: ReactNode;
}

export function ReadingHead({
  above,
  title,
  description,
  meta,
}: ReadingHeadProps) {
  return (
    <header
      className={
        above ? "grid gap-5 pt-4 lg:pt-8" : "grid gap-5 pt-14 lg:pt-20"
      }
    >
      {above}
      <h1 className="max-w-[22ch] text-title">{title}</h1>
      <Lead>{description}</Lead>
      <div className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-2 border-y border-line py-3.5 text-md text-muted">
        {meta}
      </div>
    </header>
  );
}
