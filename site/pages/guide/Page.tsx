import { Level } from "../../components/Level.tsx";
import { articleWidth } from "../../components/reading/article-grid.ts";
import { Breadcrumbs } from "../../components/reading/Breadcrumbs.tsx";
import { Pager } from "../../components/reading/Pager.tsx";
import { ReadingPage } from "../../components/reading/ReadingPage.tsx";
import { RelatedReadingList } from "../../components/reading/RelatedReadingList.tsx";
import { RevisedDate } from "../../components/reading/RevisedDate.tsx";
import { Container } from "../../components/ui/Container.tsx";
import type { PageProps } from "../../page.ts";
import type guideData from "./data.ts";
import { readingMessages } from "../../messages/reading.ts";

/** One guide. */
export default function GuidePage({ data }: PageProps<typeof guideData>) {
  const { entry, category, previous, next, related } = data;
  return (
    <>
      <Container className={articleWidth}>
        <ReadingPage
          centered
          entry={entry}
          above={<Breadcrumbs />}
          meta={
            <>
              <Level level={category} />
              <span>{readingMessages.minutes(entry.readTimeMinutes)}</span>
              <RevisedDate date={entry.revised} />
            </>
          }
          after={<Pager previous={previous} next={next} />}
        />
      </Container>
      <RelatedReadingList pages={related} />
    </>
  );
}
