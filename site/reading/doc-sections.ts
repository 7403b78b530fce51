import type { ContentReader } from "#contract";
import { pick } from "../pick.ts";
import { docExamples, docOutline } from "./doc-outline.ts";

/** The number of section entries that a page lists around its own, because sections can grow without limit. */
const MAX_PAGES = 40;

/** All sections in reading order: the groups of the documentation, and the examples. */
export function docSections(content: ContentReader) {
  const examples = {
    title: "Examples",
    path: "/documentation/examples",
    articles: docExamples(content),
  };
  return [...docOutline(content), examples].map((section) => ({
    ...pick(section, "title", "path"),
    pages: section.articles.map((page) => pick(page, "path", "title")),
  }));
}

type DocSection = ReturnType<typeof docSections>[number];

/** A link to a section. The current one has its pages. */
export type SectionLink = Omit<DocSection, "pages"> & Partial<DocSection>;

/** Links to all sections. The one at a path, or of the page there, is open: it has the pages around the current one. */
export const linkSections = (
  content: ContentReader,
  path: string,
): SectionLink[] =>
  docSections(content).map((section) => {
    const at = section.pages.findIndex((page) => page.path === path);
    const last = Math.max(0, section.pages.length - MAX_PAGES);
    const start = Math.min(last, Math.max(0, at - MAX_PAGES / 2));
    return section.path === path || at >= 0
      ? { ...section, pages: section.pages.slice(start, start + MAX_PAGES) }
      : pick(section, "title", "path");
  });
