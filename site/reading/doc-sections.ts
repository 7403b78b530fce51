import type { ContentReader } from "#contract";
import { docExamples, docOutline } from "./doc-outline.ts";
import type { ReadingLink } from "./reading-link.ts";

/** A section of the documentation: one of its groups, or the examples. */
export interface DocSection extends ReadingLink {
  pages: ReadingLink[];
}

/** The number of section entries that a page lists around its own, because sections can grow without limit. */
const MAX_PAGES = 40;

/** All sections in reading order. */
export function docSections(content: ContentReader): DocSection[] {
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

/** Links to all sections. The one at a path has its pages, around the current page if there are many. */
export function linkSections(
  sections: readonly DocSection[],
  open: DocSection | undefined,
  path: string,
): (ReadingLink & { pages?: ReadingLink[] })[] {
  return sections.map((section) => ({
    title: section.title,
    path: section.path,
    ...(section === open && { pages: nearestPages(section, path) }),
  }));
}

/** Links to all sections, that at a path open. */
export function sectionsAt(
  content: ContentReader,
  path: string,
): ReturnType<typeof linkSections> {
  const sections = docSections(content);
  const open = sections.find((section) => section.path === path);
  return linkSections(sections, open, path);
}

/** The pages of a section closest to one of them. */
function nearestPages({ pages }: DocSection, path: string): ReadingLink[] {
  const index = pages.findIndex((page) => page.path === path);
  const last = Math.max(0, pages.length - MAX_PAGES);
  const start = Math.min(last, Math.max(0, index - MAX_PAGES / 2));
  return pages.slice(start, start + MAX_PAGES);
}
