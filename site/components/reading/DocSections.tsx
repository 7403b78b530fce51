import type { DocArticleData } from "../../reading/doc-article.ts";
import { SiteLink } from "../SiteLink.tsx";
import { readingMessages } from "../../messages.ts";
import "./doc-sections.css";

type DocSectionsProps = Pick<DocArticleData, "path" | "sections">;

/** Links to the sections of the documentation, and to the pages around the current one. */
export function DocSections({ path, sections }: DocSectionsProps) {
  return (
    <details>
      <summary>{readingMessages.allDocumentation}</summary>
      <nav aria-label={readingMessages.documentation}>
        <ul>
          {sections.map((section) => (
            <li key={section.path}>
              <SiteLink href={section.path}>{section.title}</SiteLink>
              {section.pages && (
                <ol>
                  {section.pages.map((page) => (
                    <li key={page.path}>
                      <SiteLink
                        href={page.path}
                        aria-current={page.path === path ? "page" : undefined}
                      >
                        {page.title}
                      </SiteLink>
                    </li>
                  ))}
                </ol>
              )}
            </li>
          ))}
        </ul>
      </nav>
    </details>
  );
}
