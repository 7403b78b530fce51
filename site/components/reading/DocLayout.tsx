import type { ReactNode } from "react";
import type { SectionLink } from "../../reading/doc-sections.ts";
import { readingMessages } from "../../messages/reading.ts";
import { FoldSummary } from "../FoldSummary.tsx";
import { SiteLink } from "../SiteLink.tsx";
import { Container } from "../ui/Container.tsx";

interface DocSectionsProps {
  /** Of the page. */
  path: string;
  sections: readonly SectionLink[];
}

export interface DocLayoutProps extends DocSectionsProps {
  children: ReactNode;
}

/** A page of the documentation beside the list of its sections: a fold above it, a column from 1280 px. */
export function DocLayout({ path, sections, children }: DocLayoutProps) {
  return (
    <Container className="xl:grid xl:grid-cols-[13rem_minmax(0,1fr)] xl:gap-x-14 print:block">
      <div className="xl:sticky xl:top-(--header-height) xl:max-h-[calc(100dvh-var(--header-height))] xl:self-start xl:overflow-y-auto xl:py-10 print:hidden">
        <DocSections path={path} sections={sections} />
      </div>
      <div className="min-w-0">{children}</div>
    </Container>
  );
}

const link = "block py-1 text-md leading-snug text-muted hover:text-link";

/** Links to the sections of the documentation, and to the pages around the current one. */
function DocSections({ path, sections }: DocSectionsProps) {
  return (
    <nav aria-label={readingMessages.documentation}>
      <details className="group border-b border-line xl:border-0 xl:supports-[selector(::details-content)]:[&::details-content]:[content-visibility:visible]">
        <FoldSummary className="xl:supports-[selector(::details-content)]:hidden">
          {readingMessages.allDocumentation}
        </FoldSummary>
        <ul className="pb-4">
          {sections.map((section) => (
            <li key={section.path}>
              <SiteLink
                href={section.path}
                className={
                  section.pages ? `${link} font-medium text-ink` : link
                }
                aria-current={section.path === path ? "page" : undefined}
              >
                {section.title}
              </SiteLink>
              {section.pages && (
                <ol className="mt-1 mb-2 border-l border-line">
                  {section.pages.map((page) => (
                    <li key={page.path}>
                      <SiteLink
                        href={page.path}
                        className="-ml-px block border-l-2 border-transparent py-1 pl-4 text-sm leading-snug text-muted hover:text-link chosen:border-signal chosen:text-ink"
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
      </details>
    </nav>
  );
}
