import { Level } from "../../components/Level.tsx";
import { Breadcrumbs } from "../../components/reading/Breadcrumbs.tsx";
import { Pager } from "../../components/reading/Pager.tsx";
import { ReadingPage } from "../../components/reading/ReadingPage.tsx";
import { RelatedReadingList } from "../../components/reading/RelatedReadingList.tsx";
import type { PageProps } from "../../page.ts";
import type guideData from "./data.ts";
import { readingMessages } from "../../messages/reading.ts";

export default function GuidePage({ data }: PageProps<typeof guideData>) {
  const { entry, category, previous, next, related } = data;
  return (
    <>
      <ReadingPage
        centered
        entry={entry}
        above={<Breadcrumbs />}
        meta={
          <>
            <Level level={category} />
            <span>{readingMessages.minutes(entry.readTimeMinutes)}</span>
          </>
        }
        after={<Pager previous={previous} next={next} />}
      />
      <RelatedReadingList pages={related} />
    </>
  );
}
