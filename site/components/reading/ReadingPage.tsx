import type { ReactNode } from "react";
import type { ReadingEntry } from "../../reading/reading-entry.ts";
import { ContentsColumn, ContentsFold } from "../Contents.tsx";
import { Prose } from "../Prose.tsx";
import { Container } from "../ui/Container.tsx";
import { SourceLine } from "./SourceLine.tsx";
import "./reading.css";

interface ReadingPageProps {
  entry: ReadingEntry;
  /** Above the title: breadcrumbs. */
  above?: ReactNode;
  /** Below the title: dates, times, labels. */
  meta: ReactNode;
  /** The other texts, in a column of its own from 1200 px. */
  sections?: ReactNode;
  /** Below the text: where to go next. */
  after: ReactNode;
}

/** The layout of guides, documentation and legal pages: title, table of contents, text. */
export function ReadingPage({
  entry,
  above,
  meta,
  sections,
  after,
}: ReadingPageProps) {
  const { title, description, html, toc, source } = entry;
  return (
    <article className="reading">
      {sections}
      <Container as="header" className="reading-head">
        {above}
        <h1>{title}</h1>
        <p className="lead">{description}</p>
        <div className="reading-meta">{meta}</div>
      </Container>
      <Container className="reading-body">
        <ContentsColumn toc={toc} />
        <div className="reading-text">
          <ContentsFold toc={toc} />
          <Prose html={html} />
          <SourceLine {...source} />
          {after}
        </div>
      </Container>
    </article>
  );
}
