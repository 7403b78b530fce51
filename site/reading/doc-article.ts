import type { DocEntry, WithBody } from "#contract";
import type { PageRequest } from "../page.ts";
import { pick } from "../pick.ts";
import { entryShareImage } from "../share-image.ts";
import { docSections, linkSections } from "./doc-sections.ts";
import { toReadingEntry } from "./reading-entry.ts";
import { readingNeighbors } from "./reading-link.ts";
import { relatedReading } from "./related-reading.ts";

/** The answer for an article or an example of the documentation. */
export function answerDocArticle(
  { content }: PageRequest,
  doc: WithBody<DocEntry>,
) {
  const { path } = doc;
  const sections = docSections(content);
  const section = sections.find(({ pages }) =>
    pages.some((page) => page.path === path),
  );
  const sequence = sections.flatMap(({ pages }) => pages);
  const neighbors = readingNeighbors(sequence, path);
  const parent = { name: "Documentation", path: "/documentation" };
  return {
    head: {
      ...pick(doc, "title", "description"),
      type: "article" as const,
      ...entryShareImage(doc),
      ...(doc.kind === "article" && {
        parents: [
          section ? { name: section.title, path: section.path } : parent,
        ],
      }),
    },
    data: {
      entry: toReadingEntry(doc, content),
      path,
      sections: linkSections(content, path),
      ...neighbors,
      related: relatedReading(content, {
        links: doc.links,
        shown: [path, neighbors.previous?.path, neighbors.next?.path],
        fallback: section?.pages.map((page) => page.path) ?? [],
      }),
    },
  };
}

export type DocArticleData = ReturnType<typeof answerDocArticle>["data"];
