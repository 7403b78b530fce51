import type { DocEntry, WithBody } from "#contract";
import type { PageAnswer, PageRequest } from "../page.ts";
import { entryShareImage } from "../share-image.ts";
import { docSections, linkSections } from "./doc-sections.ts";
import { toReadingEntry, type ReadingEntry } from "./reading-entry.ts";
import {
  readingNeighbors,
  type ReadingLink,
  type ReadingNeighbors,
} from "./reading-link.ts";
import { relatedReading, type RelatedReading } from "./related-reading.ts";

/** The data of an article's or example's page. */
export interface DocArticleData extends ReadingNeighbors {
  entry: ReadingEntry;
  path: string;
  /** The sections of the documentation. The current one has pages. */
  sections: (ReadingLink & { pages?: ReadingLink[] })[];
  related: RelatedReading[];
}

/** The answer for an article or an example of the documentation. */
export function answerDocArticle(
  { content }: PageRequest,
  doc: WithBody<DocEntry>,
): PageAnswer<DocArticleData> {
  const sections = docSections(content);
  const section = sections.find(({ pages }) =>
    pages.some(({ path }) => path === doc.path),
  );
  const sequence = sections.flatMap(({ pages }) => pages);
  const neighbors = readingNeighbors(sequence, doc.path);
  return {
    head: {
      title: doc.title,
      description: doc.description,
      type: "article",
      ...entryShareImage(doc),
      ...(doc.kind === "article" && {
        parents: [
          {
            name: section?.title ?? "Documentation",
            path: section?.path ?? "/documentation",
          },
        ],
      }),
    },
    data: {
      entry: toReadingEntry(doc, content),
      path: doc.path,
      sections: linkSections(sections, section, doc.path),
      ...neighbors,
      related: relatedReading(content, {
        links: doc.links,
        shown: [doc.path, neighbors.previous?.path, neighbors.next?.path],
        fallback: section?.pages.map(({ path }) => path) ?? [],
      }),
    },
  };
}
