import type { DocArticleData } from "../../reading/doc-article.ts";
import { SiteLink } from "../SiteLink.tsx";
import { Breadcrumbs } from "./Breadcrumbs.tsx";
import { Pager } from "./Pager.tsx";
import { ReadingPage } from "./ReadingPage.tsx";
import { RelatedReadingList } from "./RelatedReadingList.tsx";
import { RevisedDate } from "./RevisedDate.tsx";

/** An article or an example of the documentation. */
export function DocArticlePage({ data }: { data: DocArticleData }) {
  const { entry, shelf, path, previous, next, related } = data;
  return (
    <>
      <ReadingPage
        entry={entry}
        above={<Breadcrumbs />}
        meta={
          <>
            <span>{entry.readTimeMinutes} min read</span>
            <RevisedDate date={entry.revised} />
          </>
        }
        aside={
          <nav className="shelf" aria-labelledby="shelf">
            <h2 id="shelf">{shelf.title}</h2>
            <ol>
              {shelf.pages.map((page) => (
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
          </nav>
        }
        after={<Pager previous={previous} next={next} />}
      />
      <RelatedReadingList pages={related} />
    </>
  );
}
