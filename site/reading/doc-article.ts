import type { ContentReader, DocEntry, WithBody } from "#contract";
import type { PageAnswer, PageRequest } from "../page.ts";
import { entryShareImage } from "../share-image.ts";
import { docExamples, docOutline } from "./doc-outline.ts";
import { drawDocSections, type DocSection } from "./draw-doc-sections.tsx";
import { toReadingEntry, type ReadingEntry } from "./reading-entry.ts";
import { readingNeighbors, type ReadingNeighbors } from "./reading-link.ts";
import { relatedReading, type RelatedReading } from "./related-reading.ts";

/** The data of an article's or example's page. */
export interface DocArticleData extends ReadingNeighbors {
  entry: ReadingEntry;
  /** HTML of the sections of the documentation. */
  sections: string;
  related: RelatedReading[];
}

/** All sections in reading order. */
function docSections(content: ContentReader): DocSection[] {
  const groups = docOutline(content).map(({ title, path, articles }) => ({
    title,
    path,
    pages: articles,
  }));
  const examples = {
    title: "Examples",
    path: "/documentation/examples",
    pages: docExamples(content),
  };
  return [...groups, examples].map((section) => ({
    ...section,
    pages: section.pages.map(({ path, title }) => ({ path, title })),
  }));
}

/** The answer for an article or an example of the documentation. */
export function answerDocArticle(
  { content }: PageRequest,
  doc: WithBody<DocEntry>,
): PageAnswer<DocArticleData> {
  const sections = docSections(content);
  const section = sections.find(({ pages }) =>
    pages.some(({ path }) => path === doc.path),
  ) ?? { title: "Documentation", path: "/documentation", pages: [] };
  const sequence = sections.flatMap(({ pages }) => pages);
  const neighbors = readingNeighbors(sequence, doc.path);
  return {
    head: {
      title: doc.title,
      description: doc.description,
      type: "article",
      ...entryShareImage(doc),
      ...(doc.kind === "article" && {
        parents: [{ name: section.title, path: section.path }],
      }),
    },
    data: {
      entry: toReadingEntry(doc, content),
      sections: drawDocSections(sections, section, doc.path),
      ...neighbors,
      related: relatedReading(content, {
        links: doc.links,
        shown: [doc.path, neighbors.previous?.path, neighbors.next?.path],
        fallback: section.pages.map(({ path }) => path),
      }),
    },
  };
}
