import type { ReactNode } from "react";
import type { ReadingEntry } from "../../reading/reading-entry.ts";
import { ContentsColumn, ContentsFold } from "../Contents.tsx";
import { Prose } from "../Prose.tsx";
import { Container } from "../ui/Container.tsx";
import "./reading.css";

interface ReadingPageProps {
  entry: ReadingEntry;
  /** Above the title: where the page stands. */
  above?: ReactNode;
  /** Under the title: dates, times, labels. */
  meta: ReactNode;
  /** Under the contents, from 1024 px. */
  aside?: ReactNode;
  /** Under the text: where to go from here. */
  after: ReactNode;
}

/** A text to read: title, contents, body. Guides, documentation and legal pages are all set like this. */
export function ReadingPage({
  entry,
  above,
  meta,
  aside,
  after,
}: ReadingPageProps) {
  const { title, description, html, toc } = entry;
  return (
    <article className="reading">
      <Container as="header" className="reading-head">
        {above}
        <h1>{title}</h1>
        <p className="lead">{description}</p>
        <div className="reading-meta">{meta}</div>
      </Container>
      <Container className="reading-body">
        <aside className="reading-side">
          <ContentsColumn toc={toc} />
          {aside}
        </aside>
        <div className="reading-text">
          <ContentsFold toc={toc} />
          <Prose html={html} />
          {after}
        </div>
      </Container>
    </article>
  );
}
