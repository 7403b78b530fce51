import { renderToStaticMarkup } from "react-dom/server";
import type { ReadingLink } from "./reading-link.ts";

/** A section of the documentation: one of its groups, or the examples. */
export interface DocSection extends ReadingLink {
  pages: ReadingLink[];
}

/** The number of section entries that a page lists around its own, because sections can grow without limit. */
const MAX_PAGES = 40;

/** The pages of a section closest to one of them. */
function nearestPages({ pages }: DocSection, path: string): ReadingLink[] {
  const index = pages.findIndex((page) => page.path === path);
  const last = Math.max(0, pages.length - MAX_PAGES);
  const start = Math.min(last, Math.max(0, index - MAX_PAGES / 2));
  return pages.slice(start, start + MAX_PAGES);
}

/** Renders the sections of the documentation to HTML, with the pages of the current one. Server only. */
export function drawDocSections(
  sections: readonly DocSection[],
  current: DocSection,
  path: string,
): string {
  return renderToStaticMarkup(
    <details>
      <summary>All of the documentation</summary>
      <nav aria-label="Documentation">
        <ul>
          {sections.map((section) => (
            <li key={section.path}>
              <a href={section.path}>{section.title}</a>
              {section.path === current.path && (
                <ol>
                  {nearestPages(section, path).map((page) => (
                    <li key={page.path}>
                      <a
                        href={page.path}
                        aria-current={page.path === path ? "page" : undefined}
                      >
                        {page.title}
                      </a>
                    </li>
                  ))}
                </ol>
              )}
            </li>
          ))}
        </ul>
      </nav>
    </details>,
  );
}
