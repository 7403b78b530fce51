import type { DocArticleData } from "../../reading/doc-article.ts";
import { ServerMarkup } from "../ServerMarkup.tsx";
import { Breadcrumbs } from "./Breadcrumbs.tsx";
import { Pager } from "./Pager.tsx";
import { ReadingPage } from "./ReadingPage.tsx";
import { RelatedReadingList } from "./RelatedReadingList.tsx";
import { RevisedDate } from "./RevisedDate.tsx";
import "./doc-sections.css";

/** An article or an example of the documentation. */
export function DocArticlePage({ data }: { data: DocArticleData }) {
  const { entry, sections, previous, next, related } = data;
  return (
    <>
      <ReadingPage
        entry={entry}
        sections={<ServerMarkup html={sections} className="doc-sections" />}
        above={<Breadcrumbs />}
        meta={
          <>
            <span>{entry.readTimeMinutes} min read</span>
            <RevisedDate date={entry.revised} />
          </>
        }
        after={<Pager previous={previous} next={next} />}
      />
      <RelatedReadingList pages={related} />
    </>
  );
}
