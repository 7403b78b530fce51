import type { DocArticleData } from "../../reading/doc-article.ts";
import { Breadcrumbs } from "./Breadcrumbs.tsx";
import { DocLayout } from "./DocLayout.tsx";
import { Pager } from "./Pager.tsx";
import { ReadingPage } from "./ReadingPage.tsx";
import { RelatedReadingList } from "./RelatedReadingList.tsx";
import { readingMessages } from "../../messages/reading.ts";

export function DocArticlePage({ data }: { data: DocArticleData }) {
  const { entry, path, sections, previous, next, related } = data;
  return (
    <>
      <DocLayout path={path} sections={sections}>
        <ReadingPage
          entry={entry}
          above={<Breadcrumbs />}
          meta={<span>{readingMessages.minutes(entry.readTimeMinutes)}</span>}
          after={<Pager previous={previous} next={next} />}
        />
      </DocLayout>
      <RelatedReadingList pages={related} />
    </>
  );
}
